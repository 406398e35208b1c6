import { SENIOR_CITIZEN_AGE } from '#domain/platform/senior-age.ts';
import { DepositSort } from '#domain/fixed-deposits/catalogue/deposit-sort.ts';

/** The highest annual rate, in the rate column of women who are senior citizens. */
const HIGHEST_RATE = '9.41%';

/** The deposit and tenure with that rate. A test compares them with the sample rates. */
const BEST = { deposit: 'Tejas High Yield', tenure: '3 years', regular: '8.91%' } as const;

export const investListCopy = {
  title: 'Popular Fixed Deposits',
  claim: `Rates up to ${HIGHEST_RATE} p.a. for women aged ${SENIOR_CITIZEN_AGE} or older in ${BEST.deposit}, ${BEST.tenure} (regular rate ${BEST.regular}).`,
  sort: 'Sort by',
  partners: 'Partner Banks',
  comingSoon: 'Upcoming',
} as const;

export const sortLabels = {
  recommended: 'Recommended',
  [DepositSort.HighestRate]: 'Highest return a year',
  [DepositSort.LowestRate]: 'Lowest return a year',
  [DepositSort.ShortestTenure]: 'Shortest tenure',
  [DepositSort.LongestTenure]: 'Longest tenure',
  [DepositSort.HighestInterest]: 'You earn the most',
  [DepositSort.Safest]: 'Safest first',
} as const satisfies Record<DepositSort | 'recommended', string>;
