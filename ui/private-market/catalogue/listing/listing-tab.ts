import type { ShareSelection } from '#application/private-market/market-shares.ts';

/**
 * The tabs of the page that lists unlisted shares; values are those in the page's URL. The product
 * documents spell `oppurtunities` that way.
 */
export const ListingTab = Object.freeze({
  Unlisted: 'unlisted',
  Opportunities: 'oppurtunities',
  Funds: 'funds',
  Basket: 'basket',
} as const);
export type ListingTab = (typeof ListingTab)[keyof typeof ListingTab];

/** The tabs with a button. The baskets tab is reached only by its URL. */
export const listingFilterTabs: readonly ListingTab[] = [
  ListingTab.Unlisted,
  ListingTab.Opportunities,
  ListingTab.Funds,
];

const SELECTIONS = {
  unlisted: 'all',
  oppurtunities: 'opportunities',
  funds: undefined,
  basket: undefined,
} as const satisfies Record<ListingTab, ShareSelection | undefined>;

/** The tab for a URL; the shares tab if the URL has no tab or an unknown one. */
export function listingTabFor(word: string | null): ListingTab {
  return Object.values(ListingTab).find((tab) => tab === word) ?? ListingTab.Unlisted;
}

/** The shares that a tab lists; undefined for funds and baskets, which list no shares. */
export function selectionFor(tab: ListingTab): ShareSelection | undefined {
  return SELECTIONS[tab];
}
