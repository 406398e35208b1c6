import { asFacts, asFactsList, asKind, asList, asWord } from '../platform/expected.ts';
import { asPercentage } from '../platform/expected-values.ts';
import type { Percentage } from '../platform/percentage.ts';
import { PayoutFrequency } from './payout-frequency.ts';
import { Tenure } from './tenure.ts';

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

/**
 * What a person reads of a kind of investment.
 *
 * @source FD-2.30
 * @throws a sentence on an unknown word
 * @example
 * ```ts
 * investmentHorizonLabel('short-term'); // => 'Short Term'
 * ```
 */
export function investmentHorizonLabel(horizon: InvestmentHorizon): string {
  return LABELS[asWord(horizon, InvestmentHorizon)];
}

/**
 * The longest tenure that is looked for, in days of the 360-day year.
 *
 * @formula Short Term 2 x 360, Long Term 10 x 360
 * @source FD-9.3, FD-9.4
 * @throws a sentence on an unknown word
 * @example
 * ```ts
 * longestTenureInDaysFor('long-term'); // => 3600
 * ```
 */
export function longestTenureInDaysFor(horizon: InvestmentHorizon): number {
  return LONGEST_DAYS[asWord(horizon, InvestmentHorizon)];
}

/**
 * Whether both questions of the finder are answered.
 *
 * @source FD-5.10
 * @throws a sentence on an unknown answer
 * @example
 * ```ts
 * canFind({ payoutFrequency: 'at-maturity' }); // => false
 * ```
 */
export function canFind(answers: FinderAnswers): answers is Required<FinderAnswers> {
  const { horizon, payoutFrequency } = asFacts(answers);
  if (horizon === undefined || payoutFrequency === undefined) return false;
  asWord(horizon, InvestmentHorizon);
  asWord(payoutFrequency, PayoutFrequency);
  return true;
}

export const SortDirection = Object.freeze({
  Ascending: 'ascending',
  Descending: 'descending',
} as const);
export type SortDirection = (typeof SortDirection)[keyof typeof SortDirection];

/**
 * Sorts cards by the length of their tenure; cards of one length stay in the order they came in.
 *
 * @source FD-2.24, FD-2.25, FD-2.36
 * @throws a sentence on an unknown direction
 * @example
 * ```ts
 * const cards = [{ tenure: Tenure.of({ years: 1 }) }, { tenure: Tenure.of({ months: 6 }) }];
 * sortedByTenure(cards, 'ascending').map(({ tenure }) => tenure.text); // => ['6M', '1Y']
 * ```
 */
export function sortedByTenure<Card extends { readonly tenure: Tenure }>(
  cards: readonly Card[],
  direction: SortDirection,
): readonly Card[] {
  asWord(direction, SortDirection);
  const sign = direction === SortDirection.Ascending ? 1 : -1;
  const measured = asList(cards).map((card) => ({ card, days: daysOf(card) }));
  return measured.toSorted((a, b) => sign * (a.days - b.days)).map(({ card }) => card);
}

function daysOf(card: { readonly tenure: Tenure }): number {
  return asKind(asFacts(card).tenure, Tenure, 'a tenure').days;
}

/**
 * Sorts cards by the rate they show; equal ones stay in the order they came in, and cards without a
 * rate come last either way.
 *
 * @source FD-2.24, FD-4.42
 * @throws a sentence on an unknown direction
 * @example
 * ```ts
 * const cards = [{ rate: Percentage.of('7') }, {}, { rate: Percentage.of('8') }];
 * const sorted = sortedByRate(cards, 'descending');
 * sorted.map(({ rate }) => rateLabel(rate)); // => ['8.00%', '7.00%', 'N/A']
 * ```
 */
export function sortedByRate<Card extends { readonly rate?: Percentage | undefined }>(
  cards: readonly Card[],
  direction: SortDirection,
): readonly Card[] {
  asWord(direction, SortDirection);
  const sign = direction === SortDirection.Ascending ? 1 : -1;
  const rated = asFactsList(cards).flatMap((card) =>
    card.rate === undefined ? [] : [{ card, rate: asPercentage(card.rate) }],
  );
  const sorted = rated.toSorted((a, b) => sign * a.rate.decimal.comparedTo(b.rate.decimal));
  const unrated = cards.filter(({ rate }) => rate === undefined);
  return [...sorted.map(({ card }) => card), ...unrated];
}
