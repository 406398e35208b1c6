import { DepositSort } from '#domain/fixed-deposits/catalogue/deposit-sort.ts';

export const investListCopy = {
  title: 'Popular Fixed Deposits',
  sort: 'Sort by',
  partners: 'Partner Banks',
  comingSoon: 'Upcoming',
} as const;

export const sortLabels = {
  recommended: 'Popular first',
  [DepositSort.HighestRate]: 'Highest return a year',
  [DepositSort.LowestRate]: 'Lowest return a year',
  [DepositSort.ShortestTenure]: 'Shortest tenure',
  [DepositSort.LongestTenure]: 'Longest tenure',
  [DepositSort.HighestInterest]: 'You earn the most',
  [DepositSort.Safest]: 'Safest first',
} as const satisfies Record<DepositSort | 'recommended', string>;
