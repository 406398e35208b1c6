import { ListingTab } from './listing-tab.ts';

export const listingCopy = {
  title: 'Unlisted shares',
  claim:
    'Shares of companies not yet on the stock exchange. See the price, who quoted it and when.',
  tabs: 'What to look at',
  search: 'Search by name, industry or ISIN',
  searchHint: 'Search',
  sort: 'Sort by',
  sortPrefix: 'Sort: ',
  comingSoon: 'Coming Soon',
  comingSoonText: 'Funds of unlisted shares are coming soon. Shares and baskets are available now.',
  toShares: 'See all shares',
  none: 'No results found',
  noneText: 'Sorry, but your search returned no results',
  clear: 'Clear search and filters',
  empty: 'No shares are offered at the moment',
  emptyText: 'New shares are added every few weeks. See the baskets meanwhile.',
  toBaskets: 'See baskets',
  emptyBaskets: 'No baskets are offered at the moment',
  found: (count: number) => (count === 1 ? '1 share' : `${count} shares`),
  basketOf: (count: number) => `${count} shares in one basket`,
} as const;

export const filterCopy = {
  open: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  title: 'Filter shares',
  industry: 'Industry',
  stock: 'Stock',
  inStock: 'In stock',
  outOfStock: 'On request only',
  budget: 'Smallest order',
  upTo: (amount: string) => `Up to ${amount}`,
  change: 'Price over 12 months',
  trends: { risen: 'Price has risen', fallen: 'Price has fallen' },
  show: 'Show shares',
} as const;

export const listingTabLabels = {
  [ListingTab.Unlisted]: 'Pre IPO Shares',
  [ListingTab.Opportunities]: 'Opportunities',
  [ListingTab.Funds]: 'Funds',
  [ListingTab.Basket]: 'Baskets',
} as const satisfies Record<ListingTab, string>;

export const listingTexts = {
  [ListingTab.Unlisted]: '',
  [ListingTab.Opportunities]: 'Companies with enough public information to study before you buy.',
  [ListingTab.Funds]: '',
  [ListingTab.Basket]: 'Several shares in one order.',
} as const satisfies Record<ListingTab, string>;
