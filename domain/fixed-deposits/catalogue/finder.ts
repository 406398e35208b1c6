import {
  checkOptions,
  checkRecord,
  checkRecords,
  checkInstance,
  checkList,
  checkOneOf,
} from '../../platform/argument-checks.ts';
import { checkPercentage } from '../../platform/expected-values.ts';
import type { Percentage } from '../../platform/percentage.ts';
import { PayoutFrequency } from '../interest/payout-frequency.ts';
import { Tenure } from '../interest/tenure.ts';

/** Answers to the first question of the deposit finder: for how long to invest. */
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

/** Answers to the second question: the payout frequencies, in the finder's own order. */
export const finderPayouts: readonly PayoutFrequency[] = Object.freeze([
  PayoutFrequency.AtMaturity,
  PayoutFrequency.Monthly,
  PayoutFrequency.HalfYearly,
  PayoutFrequency.Yearly,
  PayoutFrequency.Quarterly,
]);

/** The default answer to the second question, so that the investor only has to answer the first. */
export const DEFAULT_FINDER_PAYOUT: PayoutFrequency = PayoutFrequency.AtMaturity;

export interface FinderAnswers {
  readonly horizon?: InvestmentHorizon | undefined;
  readonly payoutFrequency?: PayoutFrequency | undefined;
}

/**
 * The label of an investment horizon.
 *
 * @source FD-2.30
 * @throws an error for an unknown value
 * @example
 * ```ts
 * investmentHorizonLabel('short-term'); // => 'Short Term'
 * ```
 */
export function investmentHorizonLabel(horizon: InvestmentHorizon): string {
  return LABELS[checkOneOf(horizon, InvestmentHorizon)];
}

/**
 * The longest tenure that the finder suggests for a horizon, in days of the 360-day year.
 *
 * @formula Short Term 2 x 360, Long Term 10 x 360
 * @source FD-9.3, FD-9.4
 * @throws an error for an unknown value
 * @example
 * ```ts
 * longestTenureInDaysFor('long-term'); // => 3600
 * ```
 */
export function longestTenureInDaysFor(horizon: InvestmentHorizon): number {
  return LONGEST_DAYS[checkOneOf(horizon, InvestmentHorizon)];
}

/**
 * Whether both questions of the finder are answered.
 *
 * @source FD-5.10
 * @throws an error for an unknown answer
 * @example
 * ```ts
 * canFind({ payoutFrequency: 'at-maturity' }); // => false
 * ```
 */
export function canFind(answers: FinderAnswers): answers is Required<FinderAnswers> {
  const { horizon, payoutFrequency } = checkOptions(answers, ['horizon', 'payoutFrequency']);
  if (horizon === undefined || payoutFrequency === undefined) return false;
  checkOneOf(horizon, InvestmentHorizon);
  checkOneOf(payoutFrequency, PayoutFrequency);
  return true;
}

export const SortDirection = Object.freeze({
  Ascending: 'ascending',
  Descending: 'descending',
} as const);
export type SortDirection = (typeof SortDirection)[keyof typeof SortDirection];

/**
 * Sorts deposits by tenure; deposits of equal tenure keep their order.
 *
 * @source FD-2.24, FD-2.25, FD-2.36
 * @throws an error for an unknown direction
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
  checkOneOf(direction, SortDirection);
  const sign = direction === SortDirection.Ascending ? 1 : -1;
  const measured = checkList(cards).map((card) => {
    const { days } = checkInstance(checkRecord(card).tenure, Tenure, 'a tenure');
    return { card, days };
  });
  return measured.toSorted((a, b) => sign * (a.days - b.days)).map(({ card }) => card);
}

/**
 * Sorts deposits by annual return, including compounding. Equal deposits keep their order; deposits
 * without a return come last in both directions.
 *
 * @source FD-2.24, FD-4.42; calculation rules, "Sums, ranks and terms"
 * @throws an error for an unknown direction
 * @example
 * ```ts
 * const cards = [{ annualReturn: Percentage.of('7') }, {}, { annualReturn: Percentage.of('8') }];
 * const sorted = sortedByReturn(cards, 'descending');
 * sorted.map(({ annualReturn }) => rateLabel(annualReturn)); // => ['8.00%', '7.00%', 'N/A']
 * ```
 */
export function sortedByReturn<Card extends { readonly annualReturn?: Percentage | undefined }>(
  cards: readonly Card[],
  direction: SortDirection,
): readonly Card[] {
  checkOneOf(direction, SortDirection);
  const sign = direction === SortDirection.Ascending ? 1 : -1;
  const ranked = checkRecords(cards).flatMap((card) =>
    card.annualReturn === undefined
      ? []
      : [{ card, by: checkPercentage(card.annualReturn).decimal }],
  );
  const sorted = ranked.toSorted((a, b) => sign * a.by.comparedTo(b.by));
  const others = cards.filter((card) => card.annualReturn === undefined);
  return [...sorted.map(({ card }) => card), ...others];
}
