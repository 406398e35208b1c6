import {
  checkRecord,
  checkInstance,
  checkList,
  checkOneOf,
} from '../../platform/argument-checks.ts';
import { checkPercentage } from '../../platform/expected-values.ts';
import { formatPercent, formatRupees } from '../../platform/indian-formatting.ts';
import { invariant } from '../../platform/invariant.ts';
import { Money } from '../../platform/money.ts';
import type { Percentage } from '../../platform/percentage.ts';
import { PayoutFrequency } from '../interest/payout-frequency.ts';
import { type ByRateColumn, RateColumn } from './rate-column.ts';
import { Tenure } from '../interest/tenure.ts';

/** The principal for which rate cards and lists show interest: 1 lakh (100,000) rupees. */
export const LAKH = Money.of('100000');

/** The rates of an issuer for one tenure at one payout frequency. */
export interface RateCardRow {
  readonly schemeMasterId: number;
  readonly tenure: Tenure;
  readonly payoutFrequency: PayoutFrequency;
  /** Annual rates in percent, by kind of investor. */
  readonly rates: ByRateColumn<Percentage>;
  /** Interest in rupees on 1 lakh (100,000 rupees) over the tenure, by kind of investor. */
  readonly interestOnLakh: ByRateColumn<Money>;
  /** A tag to highlight the row, such as `Most Invest`. */
  readonly tag?: string;
}

export type RateCardViolation = 'scheme-twice' | 'tenure-twice' | 'rate-out-of-range';

/**
 * All rates of one deposit product; rows from the shortest tenure to the longest. Each tenure
 * appears once per payout frequency.
 *
 * @source calculation rules, "Rate columns"
 * @example
 * ```ts
 * const year = { schemeMasterId: 1, tenure: Tenure.of({ years: 1 }), interestOnLakh: {} };
 * const rates = { r: Percentage.of('8') };
 * const card = RateCard.of([{ ...year, rates, payoutFrequency: 'monthly' }]);
 * card.highestRate('r')?.text; // => '8'
 * ```
 */
export class RateCard {
  private constructor(readonly rows: readonly RateCardRow[]) {
    Object.freeze(this);
  }

  /**
   * A rate card with the given rows, which may be in any order.
   *
   * @throws an error that names what is wrong with the rows
   */
  static of(rows: readonly RateCardRow[]): RateCard {
    const violation = rateCardViolation(rows);
    invariant(violation === undefined, `a rate card cannot be made from its rows: ${violation}`);
    const ordered = rows.toSorted((a, b) => a.tenure.days - b.tenure.days).map(frozenRow);
    return new RateCard(Object.freeze(ordered));
  }

  /**
   * The row for a payout frequency and a tenure of this length; undefined if not offered.
   *
   * @example
   * ```ts
   * const tenure = Tenure.of({ years: 1 });
   * RateCard.of([]).rowFor({ tenure, payoutFrequency: 'monthly' }); // => undefined
   * ```
   */
  rowFor(query: {
    readonly tenure: Tenure;
    readonly payoutFrequency: PayoutFrequency;
  }): RateCardRow | undefined {
    const { tenure, payoutFrequency } = checkRecord(query);
    return this.rowsFor(payoutFrequency).find((row) => row.tenure.isSameLengthAs(tenure));
  }

  /** The row of a scheme; undefined if the card does not contain it. */
  rowOfScheme(schemeMasterId: number): RateCardRow | undefined {
    return this.rows.find((row) => row.schemeMasterId === schemeMasterId);
  }

  /** The rows of one payout frequency, shortest tenure first. */
  rowsFor(payoutFrequency: PayoutFrequency): readonly RateCardRow[] {
    checkOneOf(payoutFrequency, PayoutFrequency);
    return this.rows.filter((row) => row.payoutFrequency === payoutFrequency);
  }

  /**
   * The highest annual rate for a kind of investor, shown after "Earn up to"; undefined if the card
   * has no rate for that kind.
   *
   * @source FD-2.51
   */
  highestRate(column: RateColumn): Percentage | undefined {
    checkOneOf(column, RateColumn);
    const rates = this.rows.flatMap((row) => row.rates[column] ?? []);
    return rates.reduce<Percentage | undefined>(
      (best, rate) => (best === undefined || rate.isGreaterThan(best) ? rate : best),
      undefined,
    );
  }
}

/**
 * Checks rows from external data: no scheme appears twice, no tenure twice per payout frequency,
 * and rates are from 0 to 100 percent.
 *
 * @throws an error for a row without tenure, payout frequency or rates
 * @example
 * ```ts
 * rateCardViolation([]); // => undefined
 * ```
 */
export function rateCardViolation(rows: readonly RateCardRow[]): RateCardViolation | undefined {
  for (const row of checkList(rows)) checkRow(row);
  const schemes = new Set(rows.map((row) => row.schemeMasterId));
  if (schemes.size < rows.length) return 'scheme-twice';
  const places = new Set(rows.map((row) => `${row.payoutFrequency} ${row.tenure.days}`));
  if (places.size < rows.length) return 'tenure-twice';
  const rates = rows.flatMap((row) => Object.values(row.rates));
  return rates.some(isOutOfRange) ? 'rate-out-of-range' : undefined;
}

/** A copy of a row, which the caller cannot change. */
function frozenRow(row: RateCardRow): RateCardRow {
  const rates = Object.freeze({ ...row.rates });
  return Object.freeze({ ...row, rates, interestOnLakh: Object.freeze({ ...row.interestOnLakh }) });
}

/**
 * Formats a rate with two decimals, or `N/A` if there is none.
 *
 * @source FD-4.42, AP-5.93, FD-9.38
 * @example
 * ```ts
 * rateLabel(undefined); // => 'N/A'
 * ```
 */
export function rateLabel(rate: Percentage | undefined): string {
  return rate === undefined ? 'N/A' : formatPercent(rate);
}

/**
 * Formats the interest on 1 lakh (100,000 rupees), or `N/A` if there is none.
 *
 * @source FD-4.42, AP-5.93, FD-1.10
 * @example
 * ```ts
 * interestLabel(Money.of('8750')); // => '₹8,750'
 * ```
 */
export function interestLabel(interest: Money | undefined): string {
  return interest === undefined ? 'N/A' : formatRupees(interest);
}

function isOutOfRange(rate: Percentage): boolean {
  return rate.isNegative() || rate.decimal.greaterThan(100);
}

function checkRow(row: RateCardRow): void {
  const { tenure, payoutFrequency, rates } = checkRecord(row);
  checkInstance(tenure, Tenure, 'a tenure');
  checkOneOf(payoutFrequency, PayoutFrequency);
  for (const rate of Object.values(checkRecord(rates))) {
    checkPercentage(rate);
  }
}
