import {
  checkRecord,
  checkRecords,
  checkText,
  checkInteger,
  checkBoolean,
} from '../../platform/argument-checks.ts';
import type { Money } from '../../platform/money.ts';
import { priceRange, type ShownPrice, singlePrice } from './display-price.ts';

/** The prices of a share on the watchlist, in rupees per unit. */
export interface WatchedPrices {
  /** Number of units in stock. */
  readonly availableStock: number;
  readonly retailPrice?: Money | undefined;
  readonly minimumPrice?: Money | undefined;
  readonly maximumPrice?: Money | undefined;
}

/**
 * What the watchlist button does: add an unwatched share, or remove a watched one.
 *
 * @source PM-4.86, PM-4.87, PM-4.88; private market, section 4
 * @throws an error for a value that is not a boolean
 * @example
 * ```ts
 * watchlistAction(false); // => 'add'
 * watchlistAction(true); // => 'remove'
 * ```
 */
export function watchlistAction(isWatched: boolean): 'add' | 'remove' {
  return checkBoolean(isWatched) ? 'remove' : 'add';
}

/**
 * Whether a share on the watchlist can be removed: only if its id is known.
 *
 * @source PM-5.44; private market, section 5
 * @param shareId as received: a text, or a number of the backend's API
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
 * The watchlist without one share; the others keep their order.
 *
 * @source PM-2.143, PM-2.145; private market, section 2
 * @throws an error for an id that is not text
 * @example
 * ```ts
 * watchlistWithout([{ shareId: '1' }, { shareId: '2' }], '1'); // => [{ shareId: '2' }]
 * ```
 */
export function watchlistWithout<Share extends { readonly shareId: string }>(
  watchlist: readonly Share[],
  shareId: string,
): readonly Share[] {
  const gone = checkText(shareId);
  return checkRecords(watchlist).filter((share) => share.shareId !== gone);
}

/**
 * The price of a share on the watchlist: the retail price if the share is in stock, otherwise the
 * price range. If only one of the two is known, that one.
 *
 * @source PM-2.145, PM-3.46; private market, sections 2 and 3
 * @returns undefined if neither is known; the price is then available on request
 * @throws an error for a stock that is not a whole number, or for a price that is not money
 * @example
 * ```ts
 * const [minimumPrice, maximumPrice] = [Money.of('900'), Money.of('950')];
 * const prices = { retailPrice: Money.of('920'), minimumPrice, maximumPrice };
 * priceLabel(watchedPrice({ availableStock: 5, ...prices })); // => '₹920'
 * priceLabel(watchedPrice({ availableStock: 0, ...prices })); // => '₹900 – ₹950'
 * ```
 */
export function watchedPrice(prices: WatchedPrices): ShownPrice | undefined {
  const { availableStock, retailPrice, minimumPrice, maximumPrice } = checkRecord(prices);
  const hasStock = checkInteger(availableStock) > 0;
  const single = singlePrice(retailPrice);
  const range = priceRange({ minimum: minimumPrice, maximum: maximumPrice });
  return hasStock ? (single ?? range) : (range ?? single);
}
