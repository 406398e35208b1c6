import { indianGroups } from '#domain/platform/grouped-digits.ts';
import { ListingTab } from './listing-tab.ts';

export const listingCopy = {
  title: 'Unlisted shares',
  claim:
    'Shares of companies before they are listed, from one facilitator, with a price you can check.',
  tabs: 'What to look at',
  search: 'Search by name, industry or ISIN',
  sort: 'Sort by',
  failed: 'Failed to load shares. Please try again.',
  comingSoon: 'Coming Soon',
  comingSoonText: 'Funds of unlisted shares are on their way. Shares and baskets are here already.',
  toShares: 'See all shares',
  none: 'No results found',
  noneText: 'Sorry, but your search returned no results',
  clear: 'Clear the search',
  empty: 'No shares are offered at the moment',
  emptyText: 'New ones come every few weeks. Have a look at the baskets until then.',
  toBaskets: 'See baskets',
  emptyBaskets: 'No baskets are offered at the moment',
  failedBaskets: 'The baskets could not be loaded',
  found: (count: number) => (count === 1 ? '1 share' : `${count} shares`),
  fewest: (units: number) =>
    units === 1 ? 'from 1 share' : `from ${indianGroups(String(units))} shares`,
  basketOf: (count: number) => `${count} shares in one basket`,
} as const;

export const listingTabLabels = {
  [ListingTab.Unlisted]: 'Pre IPO Shares',
  [ListingTab.Opportunities]: 'Opportunities',
  [ListingTab.Funds]: 'Funds',
  [ListingTab.Basket]: 'Baskets',
} as const satisfies Record<ListingTab, string>;

export const listingTexts = {
  [ListingTab.Unlisted]: 'All shares that can be bought or asked for today.',
  [ListingTab.Opportunities]: 'A short list: shares with recent quotes and a lot to read about.',
  [ListingTab.Funds]: '',
  [ListingTab.Basket]: 'Several shares in one order, with weights that add up.',
} as const satisfies Record<ListingTab, string>;
