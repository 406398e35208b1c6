import { SENIOR_CITIZEN_AGE } from '#domain/platform/senior-age.ts';
import { DEPOSIT_INSURANCE_LIMIT_LABEL } from '#domain/platform/deposit-insurance.ts';
import { DiscoverType } from '#ui/fixed-deposits/catalogue/list/discover-type.ts';
import { DepositSort } from '#domain/fixed-deposits/catalogue/deposit-sort.ts';

/** The highest annual rate, in the rate column of women who are senior citizens. */
const HIGHEST_RATE = '9.41%';

export const investListCopy = {
  title: 'Popular Fixed Deposits',
  claim: `Fixed deposits of banks and finance companies, with rates up to ${HIGHEST_RATE} p.a.`,
  claimCondition: `${HIGHEST_RATE} p.a. is for women aged ${SENIOR_CITIZEN_AGE} or older. Each card shows your own rate.`,
  search: 'Search by bank or deposit',
  sort: 'Sort by',
  failed: 'something went wrong',
  comingSoon: 'Upcoming',
  onLakh: 'interest on 1 Lac',
  more: 'Show more',
  moreFailed: 'The next deposits could not be loaded.',
  tryAgain: 'Try again',
  explore: 'Explore Investment Options',
  partners: 'Partner Banks',
  backToPopular: 'All popular deposits',
  noMatch: (search: string) =>
    search === '' ? 'No deposit matches your filters' : `No deposit matches “${search}”`,
  noFilterMatchText: 'Remove a filter to see more deposits.',
  noMatchText: 'Try part of a bank’s name, such as “bank” or “finance”, or fewer filters.',
  nothing: 'No deposits here today',
  clear: (search: string) => (search === '' ? 'Clear the filters' : 'Clear the search'),
  count: (total: number) => `${total} ${total === 1 ? 'deposit' : 'deposits'}`,
} as const;

export const filterCopy = {
  open: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  title: 'Filter deposits',
  any: 'Any',
  issuer: 'Issuer',
  issuers: { bank: 'Banks', 'finance-company': 'Finance companies' },
  insured: 'Deposit insurance',
  insuredYes: `Insured up to ${DEPOSIT_INSURANCE_LIMIT_LABEL}`,
  insuredNo: 'Not insured',
  tenure: 'Tenure',
  payout: 'Interest payout',
  rate: 'Interest rate',
  rateFrom: (rate: string) => `${rate} p.a. or more`,
  remove: (what: string) => `Remove filter ${what}`,
  clear: 'Clear all',
  show: 'Show deposits',
} as const;

export const discoverCopy = {
  texts: {
    [DiscoverType.HighReturn]:
      'The best rates of all our partners. High rates often come from issuers whose deposits are ' +
      'not insured: every card says which.',
    [DiscoverType.ShortTerm]: 'Park money for some months, up to about a year.',
    [DiscoverType.LongTerm]: 'Keep today’s rate for five years and longer.',
  },
  highestFirst: 'Return: highest first',
  lowestFirst: 'Return: lowest first',
  shortestFirst: 'Tenure: shortest first',
  longestFirst: 'Tenure: longest first',
  unknown: 'There is no such list',
  unknownText: 'Perhaps the link was cut short. All deposits are one step away.',
} as const;

export const sortLabels = {
  recommended: 'Recommended',
  [DepositSort.HighestRate]: 'Highest return a year',
  [DepositSort.LowestRate]: 'Lowest return a year',
  [DepositSort.ShortestTenure]: 'Shortest tenure',
  [DepositSort.LongestTenure]: 'Longest tenure',
  [DepositSort.HighestInterest]: 'Most interest on 1 Lac',
} as const satisfies Record<DepositSort | 'recommended', string>;

export const exploreOptions = [
  {
    type: DiscoverType.HighReturn,
    title: 'High Return',
    text: 'The best rates of all our partners, in one list.',
  },
  {
    type: DiscoverType.ShortTerm,
    title: 'Short Term',
    text: 'Park money for some months, up to about a year.',
  },
  {
    type: DiscoverType.LongTerm,
    title: 'Long Term',
    text: 'Keep today’s rate for five years and longer.',
  },
] as const;
