import {
  checkRecord,
  checkRecords,
  checkText,
  checkOneOf,
} from '../../platform/argument-checks.ts';
import { checkMoney } from '../../platform/expected-values.ts';
import { invariant } from '../../platform/invariant.ts';
import type { Money } from '../../platform/money.ts';
import { type FinancialYear, financialYearName } from './financial-year.ts';

/** The financial statements of a company. */
export const Statement = Object.freeze({
  Income: 'income-statement',
  BalanceSheet: 'balance-sheet',
  CashFlow: 'cash-flow',
} as const);
export type Statement = (typeof Statement)[keyof typeof Statement];

/** A line of a statement, with the lines that explain it. */
export interface StatementRow {
  readonly particular: string;
  /** In the reporting currency of the company; absent if not reported. */
  readonly value?: Money | undefined;
  readonly breakdown: readonly StatementRow[];
}

/** The statements of a company for one financial year; absent ones were not reported. */
export interface FinancialPeriod {
  readonly year: FinancialYear;
  readonly statements: Readonly<Partial<Record<Statement, readonly StatementRow[] | undefined>>>;
}

/** One line of a table that shows a statement for several years. */
export interface StatementLine {
  readonly particular: string;
  /** 0 for a line of the statement itself, 1 for a line of its breakdown, and so on. */
  readonly level: number;
  readonly values: readonly (Money | undefined)[];
}

const DEEPEST = 20;

/**
 * Removes repeated lines from a breakdown in the income statement. Of lines with the same
 * particular and value, only the first stays.
 *
 * @source PM-3.27, AP-9.33; private market, section 3
 * @param rows lines as reported; 5 and 5.00 are the same value
 * @throws an error for anything but a list of lines
 * @example
 * ```ts
 * const sales = { particular: 'Sales', value: Money.of('5'), breakdown: [] };
 * distinctRows([sales, sales, { ...sales, value: Money.of('6') }]).length; // => 2
 * ```
 */
export function distinctRows(rows: readonly StatementRow[]): readonly StatementRow[] {
  const seen = new Set<string>();
  return checkRecords(rows).filter((row) => {
    const value = row.value === undefined ? 'none' : checkMoney(row.value).text;
    const key = `${value} ${checkText(row.particular)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * Sorts periods by year, oldest first. Of several periods for one year, only the first stays.
 *
 * @source PM-3.24, PM-9.35; private market, sections 3 and 9
 * @throws an error for anything but a list, or for an invalid year
 * @example
 * ```ts
 * const of = (endYear) => ({ year: { startYear: endYear - 1, endYear }, statements: {} });
 * periodsByYear([of(2024), of(2023), of(2024)]).map(({ year }) => year.endYear); // => [2023, 2024]
 * ```
 */
export function periodsByYear(periods: readonly FinancialPeriod[]): readonly FinancialPeriod[] {
  const byYear = new Map<number, FinancialPeriod>();
  for (const period of checkRecords(periods)) {
    financialYearName(period.year);
    checkRecord(period.statements);
    if (!byYear.has(period.year.endYear)) byYear.set(period.year.endYear, period);
  }
  return [...byYear.values()].toSorted((a, b) => a.year.endYear - b.year.endYear);
}

/**
 * The lines of a table that shows a statement for several years, with one value per year. Each line
 * is followed by its breakdown. In the income statement, breakdowns have no repeated lines.
 *
 * @source PM-2.90, PM-3.25, PM-3.26, PM-3.27, AP-9.33; private market, sections 2 and 3
 * @param periods in the order of the table's columns
 * @throws an error for an unknown statement, or for breakdowns deeper than 20
 * @example
 * ```ts
 * const rent = { particular: 'Rent', value: Money.of('5'), breakdown: [] };
 * const costs = { particular: 'Costs', value: Money.of('5'), breakdown: [rent, rent] };
 * const year = { startYear: 2023, endYear: 2024 };
 * const lines = statementLines([{ year, statements: { 'income-statement': [costs] } }],
 *   'income-statement');
 * lines.map((line) => line.particular); // => ['Costs', 'Rent']
 * ```
 */
export function statementLines(
  periods: readonly FinancialPeriod[],
  statement: Statement,
): readonly StatementLine[] {
  const isIncome = checkOneOf(statement, Statement) === Statement.Income;
  const columns = checkRecords(periods).map(({ statements }) => {
    const { [statement]: rows = [] } = checkRecord(statements);
    return checkRecords(rows);
  });
  return linesOf(columns, { level: 0, isDistinct: isIncome });
}

/** Whether a statement has lines, has none (`No records found.`), or was not reported. */
export type StatementStanding = 'lines' | 'no-records' | 'not-available';

/**
 * Whether a statement has lines in any year. If not: `no-records` if some year contains the
 * statement, else `not-available`.
 *
 * @source PM-8.34; private market, section 8
 * @throws an error for an unknown statement
 * @example
 * ```ts
 * const year = { startYear: 2023, endYear: 2024 };
 * statementStanding([{ year, statements: { 'cash-flow': [] } }], 'cash-flow'); // => 'no-records'
 * statementStanding([{ year, statements: {} }], 'cash-flow'); // => 'not-available'
 * ```
 */
export function statementStanding(
  periods: readonly FinancialPeriod[],
  statement: Statement,
): StatementStanding {
  if (statementLines(periods, statement).length > 0) return 'lines';
  const isThere = periods.some(({ statements }) => statements[statement] !== undefined);
  return isThere ? 'no-records' : 'not-available';
}

interface Depth {
  readonly level: number;
  /** Whether a line that repeats within a breakdown is shown once. */
  readonly isDistinct: boolean;
}

function linesOf(
  columns: readonly (readonly StatementRow[])[],
  { level, isDistinct }: Depth,
): readonly StatementLine[] {
  invariant(level <= DEEPEST, `a breakdown can be at most ${DEEPEST} levels deep`);
  const below = { level: level + 1, isDistinct };
  return lineKeys(columns).flatMap(({ particular, occurrence }) => {
    const rows = columns.map(
      (column) => column.filter((row) => row.particular === particular)[occurrence],
    );
    const line = { particular, level, values: rows.map((row) => row?.value) };
    const breakdowns = rows.map((row) => row?.breakdown ?? []);
    return [line, ...linesOf(isDistinct ? breakdowns.map(distinctRows) : breakdowns, below)];
  });
}

interface LineKey {
  readonly particular: string;
  /** Counts lines with the same particular in one column, starting at 0. */
  readonly occurrence: number;
}

/**
 * The keys of all lines, in order of appearance. A particular that repeats within a column has one
 * key per repetition.
 */
function lineKeys(columns: readonly (readonly StatementRow[])[]): readonly LineKey[] {
  const keys = new Map<string, LineKey>();
  for (const column of columns) {
    const counts = new Map<string, number>();
    for (const { particular } of column) {
      const occurrence = counts.get(particular) ?? 0;
      counts.set(particular, occurrence + 1);
      keys.set(`${occurrence} ${particular}`, { particular, occurrence });
    }
  }
  return [...keys.values()];
}
