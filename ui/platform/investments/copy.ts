import type { TotalsTerm } from '#domain/platform/investment-totals.ts';

/** The words for each amount of a sum; `lost` for earnings below zero. */
export type TermCopy = Readonly<Record<TotalsTerm['kind'] | 'lost', string>>;

/** The texts that all investment summaries share. */
export const investmentCopy = {
  summary: 'Investment summary',
  /** The product documents fix the first words; the others say what each tab adds up. */
  totals: {
    all: 'Total Portfolio Value',
    deposits: 'Total Portfolio Value of deposits',
    shares: 'Total Portfolio Value of shares and baskets',
  },
  madeUpOf: 'What it is made up of',
  totalInvestment: 'Total Investment',
  totalEarnings: 'Total Earnings',
  earnedToday: (amount: string) => `You earned ${amount} today`,
  depositsEarnedToday: (amount: string) => `Your deposits earned ${amount} today`,
  terms: {
    'put-in': 'invested',
    earned: 'earned',
    lost: 'lost',
    'change-in-value': 'change in value',
    'paid-to-bank': 'paid to your bank',
  },
  changeInValue: 'Change in Value',
  paidUnknown: 'Money already paid to your bank is not listed here, so these may not add up.',
} as const;
