import {
  asFacts,
  asFactsList,
  asList,
  asText,
  asWhole,
  asWord,
  asYesOrNo,
} from '../platform/expected.ts';

/** The tabs of the listing, by their word in the address: `oppurtunities` is spelled so there. */
export const ListingTab = Object.freeze({
  Unlisted: 'unlisted',
  Opportunities: 'oppurtunities',
  Funds: 'funds',
  Basket: 'basket',
} as const);
export type ListingTab = (typeof ListingTab)[keyof typeof ListingTab];

/** The tabs that a person can click; baskets are reached by their address. */
export const listingFilterTabs: readonly ListingTab[] = Object.freeze([
  ListingTab.Unlisted,
  ListingTab.Opportunities,
  ListingTab.Funds,
]);

const TAB_LABELS = {
  unlisted: 'Pre IPO Shares',
  oppurtunities: 'Opportunities',
  funds: 'Funds',
  basket: 'Baskets',
} as const satisfies Record<ListingTab, string>;

const FILTER_KEYS = {
  unlisted: 'all',
  oppurtunities: 'select_opportunity',
  funds: undefined,
  basket: undefined,
} as const satisfies Record<ListingTab, string | undefined>;

/** Cards in sight before `Show all`. */
export const CARDS_ON_HOME = 3;
export const CARDS_ON_LISTING = 9;

/**
 * The address chooses the tab of the listing; shares where it names none, or one that is not there.
 *
 * @source PM-2.62, PM-2.63, PM-2.66; private market, section 2
 * @param word the value of `tab` in the address
 * @throws a sentence for what is not text
 * @example
 * ```ts
 * listingTabFor('oppurtunities'); // => 'oppurtunities'
 * listingTabFor('opportunities'); // => 'unlisted'
 * ```
 */
export function listingTabFor(word: string | undefined): ListingTab {
  const wanted = asText(word ?? ListingTab.Unlisted);
  return Object.values(ListingTab).find((tab) => tab === wanted) ?? ListingTab.Unlisted;
}

/**
 * What a tab of the listing is called.
 *
 * @source PM-2.64, PM-2.66; private market, section 2
 * @throws a sentence for a tab that the listing does not have
 * @example
 * ```ts
 * listingTabLabel('oppurtunities'); // => 'Opportunities'
 * ```
 */
export function listingTabLabel(tab: ListingTab): string {
  return TAB_LABELS[asWord(tab, ListingTab)];
}

/**
 * Opportunities ask for selected opportunities, shares for all of them; funds and baskets ask for
 * no shares.
 *
 * @source PM-7.29, PM-7.31; private market, section 7
 * @returns the `filter_key` of the call
 * @throws a sentence for a tab that the listing does not have
 * @example
 * ```ts
 * listingFilterKey('oppurtunities'); // => 'select_opportunity'
 * listingFilterKey('funds'); // => undefined
 * ```
 */
export function listingFilterKey(tab: ListingTab): 'all' | 'select_opportunity' | undefined {
  return FILTER_KEYS[asWord(tab, ListingTab)];
}

/**
 * The dashboard shows the shares that the provider lists there, in the order given.
 *
 * @source PM-7.30; private market, section 7
 * @throws a sentence for a flag that is not true or false
 * @example
 * ```ts
 * const shares = [{ isOnDashboard: true }, { isOnDashboard: false }];
 * dashboardShares(shares).length; // => 1
 * ```
 */
export function dashboardShares<Share extends { readonly isOnDashboard: boolean }>(
  shares: readonly Share[],
): readonly Share[] {
  return asFactsList(shares).filter(({ isOnDashboard }) => asYesOrNo(isOnDashboard));
}

/** What a list of cards shows, and what its button says. */
export interface ShownCards<Card> {
  readonly cards: readonly Card[];
  /** Absent where all cards are in sight from the start. */
  readonly button?: 'Show all' | 'Show less';
}

/**
 * A list shows its first cards, `Show all` the rest, and `Show less` the first ones again; without
 * a rest there is no button.
 *
 * @source PM-2.67, PM-2.68, PM-2.69; private market, section 2
 * @param cards all there are
 * @param shown how many are in sight at first, 1 or more, and whether all are asked for
 * @throws a sentence for a first number that is not whole, or below 1
 * @example
 * ```ts
 * shownCards(['a', 'b'], { atFirst: 1, showsAll: false });
 * // => { cards: ['a'], button: 'Show all' }
 * ```
 */
export function shownCards<Card>(
  cards: readonly Card[],
  shown: { readonly atFirst: number; readonly showsAll: boolean },
): ShownCards<Card> {
  const { atFirst, showsAll } = asFacts(shown);
  const first = asWhole(atFirst, { least: 1 });
  const isOpen = asYesOrNo(showsAll);
  const all = asList(cards);
  if (all.length <= first) return { cards: all };
  if (isOpen) return { cards: all, button: 'Show less' };
  return { cards: all.slice(0, first), button: 'Show all' };
}
