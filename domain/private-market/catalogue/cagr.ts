import { Decimal } from '../../platform/decimal.ts';
import { checkRecord, checkRecords, checkInteger } from '../../platform/argument-checks.ts';
import { checkMoney } from '../../platform/expected-values.ts';
import { invariant } from '../../platform/invariant.ts';
import { Money } from '../../platform/money.ts';
import { Percentage } from '../../platform/percentage.ts';
import { type FinancialYear, financialYearName } from './financial-year.ts';

/** The periods in years for which the app shows the compound annual growth rate (CAGR). */
export const cagrPeriods = Object.freeze([1, 3, 5] as const);
export type CagrPeriod = (typeof cagrPeriods)[number];

/** A figure of a company for a financial year. */
export interface YearlyFigure {
  readonly year: FinancialYear;
  /** Absent if the company does not report it. */
  readonly amount?: Money | undefined;
}

const LONGEST = 100;
const BILLION = new Decimal('1e9');

/**
 * The compound annual growth rate (CAGR): the constant annual rate that leads from the first figure
 * to the last. Undefined if the first figure is not above zero, or the last is negative.
 *
 * @formula ((last / first)^(1 / years) - 1) x 100, 2 decimals, half-up
 * @source PM-9.36, PM-9.37; calculation rules, "Writing numbers"
 * @param growth the figures in one currency, and the number of whole years between them, 1 to 100
 * @returns percent per year; undefined also for a billion percent or more, which is implausible
 * @throws an error for anything but money, or for years that are not whole
 * @example
 * ```ts
 * cagr({ first: Money.of('100'), last: Money.of('172.8'), years: 3 }).text; // => '20'
 * cagr({ first: Money.of('-100'), last: Money.of('50'), years: 3 }); // => undefined
 * ```
 */
export function cagr(growth: {
  readonly first: Money;
  readonly last: Money;
  readonly years: number;
}): Percentage | undefined {
  const { first, last, years } = checkRecord(growth);
  checkInteger(years, { least: 1, most: LONGEST });
  const from = checkMoney(first);
  const to = checkMoney(last);
  if (!from.isGreaterThan(Money.zero) || to.isNegative()) return undefined;
  const ratio = to.decimal.dividedBy(from.decimal);
  const percent = ratio.pow(new Decimal(1).dividedBy(years)).minus(1).times(100);
  return percent.lessThan(BILLION) ? Percentage.of(percent).toHundredth() : undefined;
}

/**
 * The compound annual growth rate in percent over 1, 3 and 5 years up to the latest year with a
 * figure. Undefined for a period whose first year has no figure.
 *
 * @formula ((figure of the latest year / figure n years before)^(1 / n) - 1) x 100
 * @source PM-9.36, PM-9.37; private market, section 9
 * @param figures in one currency, in any order, at most one per year
 * @throws an error for a repeated year, or an invalid financial year
 * @example
 * ```ts
 * const of = (endYear, text) =>
 *   ({ year: { startYear: endYear - 1, endYear }, amount: Money.of(text) });
 * const growth = cagrByPeriod([of(2023, '200'), of(2024, '250')]);
 * growth[1].text; // => '25'
 * growth[3]; // => undefined
 * ```
 */
export function cagrByPeriod(
  figures: readonly YearlyFigure[],
): Readonly<Record<CagrPeriod, Percentage | undefined>> {
  const byYear = new Map<number, Money>();
  const seen = new Set<number>();
  for (const { year, amount } of checkRecords(figures)) {
    const name = financialYearName(year);
    const { endYear } = year;
    invariant(!seen.has(endYear), `${name} comes twice`);
    seen.add(endYear);
    if (amount !== undefined) byYear.set(endYear, checkMoney(amount));
  }
  const [latest, last = Money.zero] = [...byYear].toSorted(([a], [b]) => b - a)[0] ?? [];
  const over = (years: CagrPeriod): Percentage | undefined => {
    const first = byYear.get(Number(latest) - years);
    return first === undefined ? undefined : cagr({ first, last, years });
  };
  return Object.freeze({ 1: over(1), 3: over(3), 5: over(5) });
}
