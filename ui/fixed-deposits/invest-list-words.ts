import { DepositSort } from '#application/fixed-deposits/deposit-catalogue.ts';

export const investListWords = {
  claim:
    'Fixed deposits of banks and finance companies, with rates up to 9.41% p.a. Pick one, see to ' +
    'the rupee what it brings, and book it from home.',
  search: 'Search by bank or deposit',
  sort: 'Sort by',
  failed: 'something went wrong',
  comingSoon: 'Upcoming',
  onLakh: 'interest on 1 Lac',
  more: 'Show more',
  explore: 'Explore Investment Options',
  partners: 'Partner Banks',
  backToPopular: 'All popular deposits',
  noMatch: (search: string) => `No deposit matches “${search}”`,
  noMatchText: 'Try part of a bank’s name, such as “bank” or “finance”.',
  nothing: 'No deposits here today',
  clear: 'Clear the search',
  count: (total: number) => `${total} ${total === 1 ? 'deposit' : 'deposits'}`,
} as const;

export const sortLabels = {
  recommended: 'Our order',
  [DepositSort.HighestRate]: 'Highest rate',
  [DepositSort.LowestRate]: 'Lowest rate',
  [DepositSort.ShortestTenure]: 'Shortest tenure',
  [DepositSort.LongestTenure]: 'Longest tenure',
} as const satisfies Record<DepositSort | 'recommended', string>;

export const exploreOptions = [
  {
    list: 'high-return',
    title: 'High Return',
    text: 'The best rates of all our partners, highest first in mind.',
  },
  {
    list: 'short-term',
    title: 'Short Term',
    text: 'Park money for some months, up to about a year.',
  },
  {
    list: 'long-term',
    title: 'Long Term',
    text: 'Keep today’s rate for five years and longer.',
  },
] as const;
