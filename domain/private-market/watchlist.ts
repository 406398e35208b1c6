import { asFacts, asFactsList, asText, asWhole, asYesOrNo } from '../platform/expected.ts';
import type { Money } from '../platform/money.ts';
import { priceRange, type ShownPrice, singlePrice } from './shown-price.ts';

/** What a card of the watchlist knows of prices; rupees for one share. */
export interface WatchedPrices {
  /** Shares that can be bought at once. */
  readonly availableStock: number;
  readonly retailPrice?: Money | undefined;
  readonly minimumPrice?: Money | undefined;
  readonly maximumPrice?: Money | undefined;
}

/**
 * A share that is not watched can be added to the watchlist, one that is can be removed.
 *
 * @source PM-4.86, PM-4.87, PM-4.88; private market, section 4
 * @throws a sentence for what is not true or false
 * @example
 * ```ts
 * watchlistAction(false); // => 'add'
 * watchlistAction(true); // => 'remove'
 * ```
 */
export function watchlistAction(isWatched: boolean): 'add' | 'remove' {
  return asYesOrNo(isWatched) ? 'remove' : 'add';
}

/**
 * Nothing is removed from the watchlist without the id of a share.
 *
 * @source PM-5.44; private market, section 5
 * @param shareId as it came: text, or a number of the wire
 * @example
 * ```ts
 * canRemoveFromWatchlist('12'); // => true
 * canRemoveFromWatchlist(' '); // => false
 * ```
 */
export function canRemoveFromWatchlist(shareId: string | number | undefined): boolean {
  if (typeof shareId === 'number') return Number.isSafeInteger(shareId) && shareId > 0;
  return typeof shareId === 'string' && shareId.trim() !== '';
}

/**
 * A watchlist without a share: what was removed is gone at once, the others stay in their order.
 *
 * @source PM-2.143, PM-2.145; private market, section 2
 * @throws a sentence for an id that is not text
 * @example
 * ```ts
 * watchlistWithout([{ shareId: '1' }, { shareId: '2' }], '1'); // => [{ shareId: '2' }]
 * ```
 */
export function watchlistWithout<Share extends { readonly shareId: string }>(
  watchlist: readonly Share[],
  shareId: string,
): readonly Share[] {
  const gone = asText(shareId);
  return asFactsList(watchlist).filter((share) => share.shareId !== gone);
}

/**
 * A card of the watchlist shows the retail price while there is stock, and otherwise the range in
 * which an offer may come; each stands in for the other where only one is known.
 *
 * @source PM-2.145, PM-3.46; private market, sections 2 and 3
 * @returns undefined where there is no price at all: it is told on request
 * @throws a sentence for a stock that is not a whole number, or for a price that is not money
 * @example
 * ```ts
 * const [minimumPrice, maximumPrice] = [Money.of('900'), Money.of('950')];
 * const prices = { retailPrice: Money.of('920'), minimumPrice, maximumPrice };
 * priceLabel(watchedPrice({ availableStock: 5, ...prices })); // => '₹920'
 * priceLabel(watchedPrice({ availableStock: 0, ...prices })); // => '₹900 – ₹950'
 * ```
 */
export function watchedPrice(prices: WatchedPrices): ShownPrice | undefined {
  const { availableStock, retailPrice, minimumPrice, maximumPrice } = asFacts(prices);
  const hasStock = asWhole(availableStock) > 0;
  const single = singlePrice(retailPrice);
  const range = priceRange({ minimum: minimumPrice, maximum: maximumPrice });
  return hasStock ? (single ?? range) : (range ?? single);
}
