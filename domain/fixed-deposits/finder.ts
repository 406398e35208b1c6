import { PayoutFrequency } from './payout-frequency.ts';
import type { Tenure } from './tenure.ts';

/** The first question of the finder: what kind of investment. */
export const InvestmentHorizon = Object.freeze({
  ShortTerm: 'short-term',
  LongTerm: 'long-term',
} as const);
export type InvestmentHorizon = (typeof InvestmentHorizon)[keyof typeof InvestmentHorizon];

export const investmentHorizons: readonly InvestmentHorizon[] = Object.freeze(
  Object.values(InvestmentHorizon),
);

const LABELS = {
  'short-term': 'Short Term',
  'long-term': 'Long Term',
} as const satisfies Record<InvestmentHorizon, string>;

const LONGEST_DAYS = {
  'short-term': 720,
  'long-term': 3600,
} as const satisfies Record<InvestmentHorizon, number>;

/** The second question: the payouts, in the finder's own order. */
export const finderPayouts: readonly PayoutFrequency[] = Object.freeze([
  PayoutFrequency.AtMaturity,
  PayoutFrequency.Monthly,
  PayoutFrequency.HalfYearly,
  PayoutFrequency.Yearly,
  PayoutFrequency.Quarterly,
]);

/** Preset, so that the kind of investment alone is left to pick. */
export const DEFAULT_FINDER_PAYOUT: PayoutFrequency = PayoutFrequency.AtMaturity;

export interface FinderAnswers {
  readonly horizon?: InvestmentHorizon | undefined;
  readonly payoutFrequency?: PayoutFrequency | undefined;
}

export function investmentHorizonLabel(horizon: InvestmentHorizon): string {
  return LABELS[horizon];
}

/** The longest tenure that is looked for. */
export function longestTenureInDaysFor(horizon: InvestmentHorizon): number {
  return LONGEST_DAYS[horizon];
}

/** Whether both questions are answered. */
export function canFind(answers: FinderAnswers): answers is Required<FinderAnswers> {
  return answers.horizon !== undefined && answers.payoutFrequency !== undefined;
}

export type SortDirection = 'ascending' | 'descending';

/** By the length of the tenure; cards of one length stay in the order they came in. */
export function sortedByTenure<Card extends { readonly tenure: Tenure }>(
  cards: readonly Card[],
  direction: SortDirection,
): readonly Card[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return cards.toSorted((a, b) => sign * (a.tenure.days - b.tenure.days));
}
