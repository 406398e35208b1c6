import {
  checkRecord,
  checkInstance,
  checkList,
  checkOneOf,
} from '../../platform/argument-checks.ts';
import { checkMoney } from '../../platform/expected-values.ts';
import type { Money } from '../../platform/money.ts';
import type { Percentage } from '../../platform/percentage.ts';
import { failure, type Result, success } from '../../platform/result.ts';
import { PayoutFrequency } from '../interest/payout-frequency.ts';
import { RateCard } from './rate-card.ts';
import { RateColumn } from './rate-column.ts';
import { Tenure } from '../interest/tenure.ts';

export const FEWEST_COMPARED = 2;
export const MOST_COMPARED = 5;

/**
 * Adds a deposit to the comparison, or removes it if present; fails for a sixth deposit.
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
  if (checkList(selection).includes(key)) return success(selection.filter((each) => each !== key));
  return selection.length >= MOST_COMPARED ? failure('too-many') : success([...selection, key]);
}

/**
 * Whether the selected deposits can be compared: two to five.
 *
 * @source FD-2.17, FD-5.11
 * @example
 * ```ts
 * canCompare([1]); // => false
 * ```
 */
export function canCompare(selection: readonly unknown[]): boolean {
  const { length } = checkList(selection);
  return length >= FEWEST_COMPARED && length <= MOST_COMPARED;
}

/** A deposit in the comparison, with the tenure at which the investor selected it. */
export interface ComparedDeposit {
  readonly name: string;
  readonly tenure: Tenure;
  readonly rateCard: RateCard;
}

/**
 * The figures of all compared deposits for one tenure, in the order of the deposits. A figure is
 * undefined if the deposit does not offer the tenure.
 */
export interface ComparisonRow {
  readonly tenure: Tenure;
  readonly rates: readonly (Percentage | undefined)[];
  /** Interest on 1 lakh (100,000 rupees) over this tenure. */
  readonly interests: readonly (Money | undefined)[];
}

/**
 * The rows of the comparison table: one for each selected tenure, shortest first, with every
 * deposit's rate and its interest on 1 lakh. Tenures of equal length share a row.
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
  const { column, payoutFrequency } = checkRecord(by);
  checkOneOf(column, RateColumn);
  checkOneOf(payoutFrequency, PayoutFrequency);
  const tenures = checkList(deposits).map((deposit) =>
    checkInstance(checkRecord(deposit).tenure, Tenure, 'a tenure'),
  );
  return distinctTenures(tenures).map((tenure) => {
    const rows = deposits.map(({ rateCard }) =>
      checkInstance(rateCard, RateCard, 'a rate card').rowFor({ tenure, payoutFrequency }),
    );
    return {
      tenure,
      rates: rows.map((row) => row?.rates[column]),
      interests: rows.map((row) => row?.interestOnLakh[column]),
    };
  });
}

/**
 * The indexes of the deposits with the highest interest in a row of the comparison, several if
 * equal. Empty unless some other deposit in the row earns less.
 *
 * @source FD-1.4, FD-4.42; calculation rules, "Sums, ranks and terms"
 * @throws an error for an invalid amount
 * @example
 * ```ts
 * bestReturnPlaces([Money.of('51060'), undefined, Money.of('51823')]); // => [2]
 * bestReturnPlaces([Money.of('51060'), undefined]); // => []
 * ```
 */
export function bestReturnPlaces(interests: readonly (Money | undefined)[]): readonly number[] {
  const given = checkList(interests).flatMap((interest, place) =>
    interest === undefined ? [] : [{ interest: checkMoney(interest), place }],
  );
  const best = given.filter(
    ({ interest }) => !given.some((each) => each.interest.isGreaterThan(interest)),
  );
  return best.length === given.length ? [] : best.map(({ place }) => place);
}

function distinctTenures(tenures: readonly Tenure[]): readonly Tenure[] {
  const byLength = new Map<number, Tenure>();
  for (const tenure of tenures) {
    if (!byLength.has(tenure.days)) byLength.set(tenure.days, tenure);
  }
  return [...byLength.values()].toSorted((a, b) => a.days - b.days);
}
