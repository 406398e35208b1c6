import { DEPOSIT_INSURANCE_LIMIT_LABEL } from '#domain/platform/deposit-insurance.ts';
import { SENIOR_CITIZEN_AGE } from '#domain/platform/senior-age.ts';
import { HIGHEST_RATE } from '#ui/fixed-deposits/shared/highest-rate.ts';
import { DiscoverType } from './discover-type.ts';
import type { ListSort } from './list-sort.ts';

/** The deposit and tenure with that rate. A test compares them with the sample rates. */
const BEST = { deposit: 'Tejas High Yield', tenure: '3 years', regular: '8.91%' } as const;

export const highestRateClaim =
  `Rates up to ${HIGHEST_RATE} p.a. for women aged ${SENIOR_CITIZEN_AGE} or older in ` +
  `${BEST.deposit}, ${BEST.tenure} (regular rate ${BEST.regular}).`;

export const depositListCopy = {
  search: 'Search by bank or deposit',
  failed: 'We could not load the deposits. Please try again.',
  more: 'Show more',
  moreFailed: 'The next deposits could not be loaded.',
  tryAgain: 'Try again',
  explore: 'Explore Investment Options',
  noMatch: (search: string) =>
    search === '' ? 'No deposit matches your filters' : `No deposit matches “${search}”`,
  noFilterMatchText: 'Remove a filter to see more deposits.',
  noTenure: 'No deposit here for this tenure',
  noTenureText: 'Choose another tenure, or “Best of all”.',
  missing: 'Not offered on these terms:',
  searchAndSort: 'Search and sort',
  noMatchText: 'Try part of a bank’s name, such as “bank” or “finance”, or fewer filters.',
  nothing: 'No deposits here today',
  clear: (search: string) => (search === '' ? 'Clear the filters' : 'Clear the search'),
  count: (total: number) => `${total} ${total === 1 ? 'deposit' : 'deposits'}`,
  others: 'More deposits',
} as const;

export const sortLabels = {
  'highest-rate': 'Highest return first',
  'highest-card-rate': 'Highest card rate first',
  'highest-after-tax': 'Highest after tax first',
  'lowest-rate': 'Lowest return first',
  'shortest-tenure': 'Shortest tenure first',
  'longest-tenure': 'Longest tenure first',
  'highest-interest': 'Most interest first',
  safest: 'Safest first',
} as const satisfies Record<ListSort, string>;

export const filterCopy = {
  open: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  title: 'Filter deposits',
  issuer: 'Issuer',
  issuers: { bank: 'Banks', 'finance-company': 'Finance companies' },
  insured: 'Deposit insurance',
  insuredYes: `Insured up to ${DEPOSIT_INSURANCE_LIMIT_LABEL}`,
  insuredNo: 'Not insured',
  tenure: 'Tenure',
  payout: 'Interest payout',
  rate: 'Interest rate',
  rateFrom: (rate: string) => `${rate} p.a. or more`,
  show: 'Show deposits',
} as const;

export const exploreOptions = [
  {
    type: DiscoverType.HighReturn,
    title: 'High Return',
    text: 'The best rates of all our partners, in one list.',
  },
  {
    type: DiscoverType.ShortTerm,
    title: 'Short Term',
    text: 'Park your money for a few months, up to about a year.',
  },
  {
    type: DiscoverType.LongTerm,
    title: 'Long Term',
    text: 'Keep today’s rate for five years and longer.',
  },
] as const;
