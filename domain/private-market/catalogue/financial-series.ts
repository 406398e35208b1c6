import {
  checkRecord,
  checkRecords,
  checkText,
  checkOneOf,
} from '../../platform/argument-checks.ts';
import { checkMoney } from '../../platform/expected-values.ts';
import { Money } from '../../platform/money.ts';
import { Percentage } from '../../platform/percentage.ts';
import type { YearlyFigure } from './cagr.ts';
import { type FinancialPeriod, periodsByYear, Statement } from './financial-statements.ts';
import type { FinancialYear } from './financial-year.ts';

/** The figures that have a chart. */
export const HeadlineFigure = Object.freeze({ Revenue: 'revenue', Profit: 'profit' } as const);
export type HeadlineFigure = (typeof HeadlineFigure)[keyof typeof HeadlineFigure];

/**
 * The profit of a year in percent of its revenue; absent if either is unknown or there is no
 * revenue.
 */
export interface YearlyMargin {
  readonly year: FinancialYear;
  readonly margin?: Percentage | undefined;
}

/**
 * Names of each figure in income statements, in lower case; the first name that a statement
 * contains is used.
 */
const PARTICULARS = {
  revenue: ['total revenue', 'revenue from operations', 'total income', 'revenue', 'net revenue'],
  profit: ['profit after tax', 'net profit', 'profit for the period', 'profit', 'net income'],
} as const satisfies Record<HeadlineFigure, readonly string[]>;

const BILLION = Money.of('1000000000');

/**
 * The revenue or profit of every year, oldest year first, from the income statements. Absent for a
 * year whose statement has no such line.
 *
 * @source PM-2.90, PM-3.24, PM-3.25, PM-3.26; private market, sections 2 and 3
 * @param periods in any order
 * @throws an error for an unknown figure
 * @example
 * ```ts
 * const row = { particular: 'Total Revenue', value: Money.of('500'), breakdown: [] };
 * const year = { startYear: 2023, endYear: 2024 };
 * const periods = [{ year, statements: { 'income-statement': [row] } }];
 * headlineSeries(periods, 'revenue').map(({ amount }) => amount.text); // => ['500']
 * ```
 */
export function headlineSeries(
  periods: readonly FinancialPeriod[],
  figure: HeadlineFigure,
): readonly YearlyFigure[] {
  const names = PARTICULARS[checkOneOf(figure, HeadlineFigure)];
  return periodsByYear(periods).map(({ year, statements }) => {
    const reported = checkRecords(statements[Statement.Income] ?? []).flatMap((row) =>
      row.value === undefined
        ? []
        : [{ name: plainName(checkText(row.particular)), value: row.value }],
    );
    const found = names.flatMap((each) => reported.find(({ name }) => name === each) ?? []);
    return { year, amount: found[0]?.value };
  });
}

/**
 * The profit in percent of the revenue; negative for a loss, undefined if the revenue is not above
 * zero.
 *
 * @formula profit / revenue x 100, 2 decimals, half-up
 * @source PM-2.90, PM-3.21; private market, sections 2 and 3
 * @param figures both in the same currency
 * @returns percent; undefined also if the profit or loss is at least ten million times the revenue
 * @throws an error for anything but money
 * @example
 * ```ts
 * marginOf({ profit: Money.of('-30'), revenue: Money.of('240') }).text; // => '-12.5'
 * ```
 */
export function marginOf(figures: {
  readonly profit: Money;
  readonly revenue: Money;
}): Percentage | undefined {
  const { profit, revenue } = checkRecord(figures);
  const whole = checkMoney(revenue);
  const part = checkMoney(profit).decimal.times(100);
  if (!whole.isGreaterThan(Money.zero)) return undefined;
  const percent = part.dividedBy(whole.decimal);
  return percent.abs().lessThan(BILLION.decimal) ? Percentage.of(percent).toHundredth() : undefined;
}

/**
 * The profit margin in percent of every year, oldest year first; absent for a year without revenue
 * or profit.
 *
 * @formula profit / revenue x 100 of each year
 * @source PM-2.90, PM-3.24, PM-3.25; private market, sections 2 and 3
 * @param periods in any order
 * @throws an error for anything but a list of financial periods
 * @example
 * ```ts
 * const row = (particular, text) => ({ particular, value: Money.of(text), breakdown: [] });
 * const rows = [row('Revenue', '200'), row('Net Profit', '25')];
 * const year = { startYear: 2023, endYear: 2024 };
 * const [first] = marginSeries([{ year, statements: { 'income-statement': rows } }]);
 * first.margin.text; // => '12.5'
 * ```
 */
export function marginSeries(periods: readonly FinancialPeriod[]): readonly YearlyMargin[] {
  const profits = headlineSeries(periods, HeadlineFigure.Profit);
  return headlineSeries(periods, HeadlineFigure.Revenue).map(({ year, amount: revenue }, at) => {
    const profit = profits[at]?.amount;
    const isKnown = revenue !== undefined && profit !== undefined;
    return { year, margin: isKnown ? marginOf({ profit, revenue }) : undefined };
  });
}

function plainName(particular: string): string {
  return particular.trim().toLowerCase();
}
