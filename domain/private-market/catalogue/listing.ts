import {
  checkRecord,
  checkRecords,
  asList,
  asText,
  checkInteger,
  asWord,
  checkBoolean,
} from '../../platform/argument-checks.ts';

/**
 * The tabs of the page that lists unlisted shares; values are those in the page's address. The
 * product documents spell `oppurtunities` that way.
 */
export const ListingTab = Object.freeze({
  Unlisted: 'unlisted',
  Opportunities: 'oppurtunities',
  Funds: 'funds',
  Basket: 'basket',
} as const);
export type ListingTab = (typeof ListingTab)[keyof typeof ListingTab];

/** The tabs with a button. The baskets tab is reached only by its address. */
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

/**
 * Number of cards that the private market's home page and the listing show before `Show all` is
 * pressed.
 */
export const CARDS_ON_HOME = 3;
export const CARDS_ON_LISTING = 9;

/**
 * The tab for an address; the shares tab if the address has no tab or an unknown one.
 *
 * @source PM-2.62, PM-2.63, PM-2.66; private market, section 2
 * @param word the query parameter `tab`
 * @throws an error for anything but text
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
 * The label of a tab.
 *
 * @source PM-2.64, PM-2.66; private market, section 2
 * @throws an error for an unknown tab
 * @example
 * ```ts
 * listingTabLabel('oppurtunities'); // => 'Opportunities'
 * ```
 */
export function listingTabLabel(tab: ListingTab): string {
  return TAB_LABELS[asWord(tab, ListingTab)];
}

/**
 * The `filter_key` with which a tab requests its shares; undefined for funds and baskets, which
 * request no shares.
 *
 * @source PM-7.29, PM-7.31; private market, section 7
 * @throws an error for an unknown tab
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
 * The shares that the provider marks for the dashboard, in the given order.
 *
 * @source PM-7.30; private market, section 7
 * @throws an error for a flag that is not a boolean
 * @example
 * ```ts
 * const shares = [{ isOnDashboard: true }, { isOnDashboard: false }];
 * dashboardShares(shares).length; // => 1
 * ```
 */
export function dashboardShares<Share extends { readonly isOnDashboard: boolean }>(
  shares: readonly Share[],
): readonly Share[] {
  return checkRecords(shares).filter(({ isOnDashboard }) => checkBoolean(isOnDashboard));
}

/** The cards that a list shows, and the label of the button below it. */
export interface ShownCards<Card> {
  readonly cards: readonly Card[];
  /** Absent if the list has no further cards. */
  readonly button?: 'Show all' | 'Show less';
}

/**
 * The cards that a list shows: the first ones, or all after `Show all` was pressed.
 *
 * @source PM-2.67, PM-2.68, PM-2.69; private market, section 2
 * @param cards all cards
 * @param shown the number of first cards, 1 or more, and whether `Show all` was pressed
 * @throws an error for a number of first cards that is not whole, or below 1
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
  const { atFirst, showsAll } = checkRecord(shown);
  const first = checkInteger(atFirst, { least: 1 });
  const isOpen = checkBoolean(showsAll);
  const all = asList(cards);
  if (all.length <= first) return { cards: all };
  if (isOpen) return { cards: all, button: 'Show less' };
  return { cards: all.slice(0, first), button: 'Show all' };
}
