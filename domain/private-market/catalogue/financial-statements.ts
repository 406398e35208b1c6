import { checkRecord, checkRecords, asText, asWord } from '../../platform/argument-checks.ts';
import { asMoney } from '../../platform/expected-values.ts';
import { invariant } from '../../platform/invariant.ts';
import type { Money } from '../../platform/money.ts';
import { type FinancialYear, financialYearName } from './financial-year.ts';

/** The three statements of a company. */
export const Statement = Object.freeze({
  Income: 'income-statement',
  BalanceSheet: 'balance-sheet',
  CashFlow: 'cash-flow',
} as const);
export type Statement = (typeof Statement)[keyof typeof Statement];

/** A line of a statement, with the lines of its breakdown. */
export interface StatementRow {
  readonly particular: string;
  /** In the currency of the company; absent if not reported. */
  readonly value?: Money | undefined;
  readonly breakdown: readonly StatementRow[];
}

/** The statements of a company for one year; an absent statement was not reported. */
export interface FinancialPeriod {
  readonly year: FinancialYear;
  readonly statements: Readonly<Partial<Record<Statement, readonly StatementRow[] | undefined>>>;
}

/** One line of a table over several years, in the order of the years. */
export interface StatementLine {
  readonly particular: string;
  /** 0 for a line of the statement itself, 1 for a line of its breakdown, and so on. */
  readonly level: number;
  readonly values: readonly (Money | undefined)[];
}

const DEEPEST = 20;

/**
 * Removes repeated lines from a breakdown of the income statement. Lines with the same particular
 * and value are repeats, of which the first stays. The same particular with another value is a
 * different line.
 *
 * @source PM-3.27, AP-9.33; private market, section 3
 * @param rows lines as reported; amounts count as the same at the same value (5 and 5.00)
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
    const value = row.value === undefined ? 'none' : asMoney(row.value).text;
    const key = `${value} ${asText(row.particular)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * Sorts years oldest first, as charts are read from the left; of several periods for one year, the
 * first stays.
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
 * The table of a statement: a line for each particular of any year, followed by its breakdown (in
 * the income statement without repeats), with a value for each year.
 *
 * @source PM-2.90, PM-3.25, PM-3.26, PM-3.27, AP-9.33; private market, sections 2 and 3
 * @param periods in the order of the columns
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
  const isIncome = asWord(statement, Statement) === Statement.Income;
  const columns = checkRecords(periods).map(({ statements }) => {
    const { [statement]: rows = [] } = checkRecord(statements);
    return checkRecords(rows);
  });
  return linesOf(columns, { level: 0, isDistinct: isIncome });
}

/** The content of a statement: lines, none (`No records found.`), or no statement. */
export type StatementStanding = 'lines' | 'no-records' | 'not-available';

/**
 * A statement that no year contains is not available; a statement without a line has no records.
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
  /** Whether repeated lines of a breakdown count once. */
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
  /** 0 for the first line with that name in a column. */
  readonly occurrence: number;
}

/** Each particular as often as the column that has it most often, in order of appearance. */
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
