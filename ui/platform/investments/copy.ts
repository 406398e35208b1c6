import type { TotalsTerm } from '#domain/platform/investment-totals.ts';

export type TermCopy = Readonly<Record<TotalsTerm['kind'], string>>;

/** The texts that all investment summaries share. */
export const investmentCopy = {
  summary: 'Investment summary',
  total: 'Total Portfolio Value',
  madeUpOf: 'What it is made up of',
  totalInvestment: 'Total Investment',
  totalEarnings: 'Total Earnings',
  earnedToday: (amount: string) => `You earned ${amount} today`,
  depositsEarnedToday: (amount: string) => `Your deposits earned ${amount} today`,
  terms: { 'put-in': 'put in', earned: 'earned', 'paid-to-bank': 'paid to your bank' },
  paidUnknown: 'Money already paid to your bank is not listed here, so these may not add up.',
} as const;
