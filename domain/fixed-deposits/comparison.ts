import { asFacts, asKind, asList, asWord } from '../platform/expected.ts';
import { asPercentage } from '../platform/expected-values.ts';
import type { Percentage } from '../platform/percentage.ts';
import { failure, type Result, success } from '../platform/result.ts';
import { PayoutFrequency } from './payout-frequency.ts';
import { RateCard } from './rate-card.ts';
import { RateColumn } from './rate-column.ts';
import { Tenure } from './tenure.ts';

export const FEWEST_COMPARED = 2;
export const MOST_COMPARED = 5;

/**
 * Adds a deposit to the comparison, or takes it out if it is there; a sixth is refused.
 *
 * @source FD-4.53, FD-5.11
 * @example
 * ```ts
 * toggledComparison([1, 2], 2); // => { ok: true, value: [1] }
 * toggledComparison([1, 2, 3, 4, 5], 6); // => { ok: false, failure: 'too-many' }
 * ```
 */
export function toggledComparison<Key>(
  selection: readonly Key[],
  key: Key,
): Result<readonly Key[], 'too-many'> {
  asList(selection);
  if (selection.includes(key)) return success(selection.filter((each) => each !== key));
  return selection.length >= MOST_COMPARED ? failure('too-many') : success([...selection, key]);
}

/**
 * Whether so many deposits can be compared: two at least, five at most.
 *
 * @source FD-2.17, FD-5.11
 * @example
 * ```ts
 * canCompare([1]); // => false
 * ```
 */
export function canCompare(selection: readonly unknown[]): boolean {
  asList(selection);
  return selection.length >= FEWEST_COMPARED && selection.length <= MOST_COMPARED;
}

/** A selected deposit with the tenure it was selected at. */
export interface ComparedDeposit {
  readonly name: string;
  readonly tenure: Tenure;
  readonly rateCard: RateCard;
}

/** One tenure against every deposit; a rate is undefined where the deposit does not offer it. */
export interface ComparisonRow {
  readonly tenure: Tenure;
  readonly rates: readonly (Percentage | undefined)[];
}

/**
 * A row for each tenure that was selected, shortest first, with the rate of every deposit for it;
 * tenures of one length share a row.
 *
 * @source FD-7.16, FD-7.17
 * @example
 * ```ts
 * comparisonRows([], { column: 'r', payoutFrequency: 'at-maturity' }); // => []
 * ```
 */
export function comparisonRows(
  deposits: readonly ComparedDeposit[],
  by: { readonly column: RateColumn; readonly payoutFrequency: PayoutFrequency },
): readonly ComparisonRow[] {
  const { column, payoutFrequency } = asFacts(by);
  asWord(column, RateColumn);
  asWord(payoutFrequency, PayoutFrequency);
  return tenuresOf(asList(deposits)).map((tenure) => ({
    tenure,
    rates: deposits.map(({ rateCard }) => {
      const card = asKind(rateCard, RateCard, 'a rate card');
      return card.rowFor({ tenure, payoutFrequency })?.rates[column];
    }),
  }));
}

/**
 * The places of the best rate in a row of the comparison: the highest of those that are there, all
 * of them where several share it; none where there is nothing to be better than.
 *
 * @source FD-1.4, FD-4.42
 * @throws a sentence on a rate that is none
 * @example
 * ```ts
 * bestRatePlaces([Percentage.of('7'), undefined, Percentage.of('8')]); // => [2]
 * bestRatePlaces([Percentage.of('7'), undefined]); // => []
 * ```
 */
export function bestRatePlaces(rates: readonly (Percentage | undefined)[]): readonly number[] {
  const given = asList(rates).flatMap((rate, place) =>
    rate === undefined ? [] : [{ rate: asPercentage(rate), place }],
  );
  const best = given.filter(({ rate }) => !given.some((each) => each.rate.isGreaterThan(rate)));
  return best.length === given.length ? [] : best.map(({ place }) => place);
}

function tenuresOf(deposits: readonly ComparedDeposit[]): readonly Tenure[] {
  const byLength = new Map<number, Tenure>();
  for (const deposit of deposits) {
    const tenure = asKind(asFacts(deposit).tenure, Tenure, 'a tenure');
    if (!byLength.has(tenure.days)) byLength.set(tenure.days, tenure);
  }
  return [...byLength.values()].toSorted((a, b) => a.days - b.days);
}
