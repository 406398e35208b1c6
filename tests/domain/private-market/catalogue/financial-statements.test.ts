import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Money } from '#domain/platform/money.ts';
import {
  distinctRows,
  type FinancialPeriod,
  periodsByYear,
  Statement,
  statementLines,
  type StatementRow,
  statementStanding,
} from '#domain/private-market/catalogue/financial-statements.ts';
import { financialPeriods, statementRows } from '#tests/arbitraries/share-holdings.ts';

function row(particular: string, text?: string, breakdown: StatementRow[] = []): StatementRow {
  return { particular, value: text === undefined ? undefined : Money.of(text), breakdown };
}

function period(endYear: number, statements: FinancialPeriod['statements']): FinancialPeriod {
  return { year: { startYear: endYear - 1, endYear }, statements };
}

const keyOf = ({ particular, value }: StatementRow) => `${particular}=${value?.text ?? 'none'}`;

describe('distinctRows', () => {
  it('keeps one of two with the same particular and value [PM-3.27, AP-9.33]', () => {
    const rows = [row('Rent', '5'), row('Rent', '5.00'), row('Rent', '6'), row('Salaries', '5')];
    expect(distinctRows(rows).map(keyOf)).toEqual(['Rent=5', 'Rent=6', 'Salaries=5']);
    expect(distinctRows([row('Rent'), row('Rent', '0'), row('Rent')])).toHaveLength(2);
  });

  it('is the first of each, in order, and the same the second time', () => {
    fc.assert(
      fc.property(statementRows(), (rows) => {
        const kept = distinctRows(rows);
        expect(kept.map(keyOf)).toEqual([...new Set(rows.map(keyOf))]);
        expect(kept.every((each) => each === rows.find((one) => keyOf(one) === keyOf(each)))).toBe(
          true,
        );
        expect(distinctRows(kept)).toEqual(kept);
      }),
    );
  });

  it('does not mix up names and values that read alike together', () => {
    expect(distinctRows([row('1 Rent', '1'), row('Rent', '11'), row('Rent', '1')])).toHaveLength(3);
  });
});

describe('periodsByYear', () => {
  it('lists each year once, oldest first, and keeps the first of a year', () => {
    fc.assert(
      fc.property(financialPeriods(), (periods) => {
        const sorted = periodsByYear(periods);
        const years = sorted.map(({ year }) => year.endYear);
        const given = periods.map(({ year }) => year.endYear);
        expect(years).toEqual([...new Set(given)].toSorted((a, b) => a - b));
        for (const each of sorted) {
          expect(each).toBe(periods.find(({ year }) => year.endYear === each.year.endYear));
        }
      }),
    );
  });
});

describe('statementLines', () => {
  const costs = (text: string, ...breakdown: StatementRow[]) => row('Costs', text, breakdown);

  it('has a value for each year, and the breakdown below its line [PM-3.27, AP-9.33]', () => {
    const periods = [
      period(2023, { 'income-statement': [costs('9', row('Rent', '4'), row('Rent', '4'))] }),
      period(2024, { 'income-statement': [row('Sales', '20'), costs('8', row('Rent', '3'))] }),
    ];
    const lines = statementLines(periods, Statement.Income);
    expect(
      lines.map(({ particular, level, values }) => [
        particular,
        level,
        ...values.map((v) => v?.text),
      ]),
    ).toEqual([
      ['Costs', 0, '9', '8'],
      ['Rent', 1, '4', '3'],
      ['Sales', 0, undefined, '20'],
    ]);
  });

  it('leaves repeated lines of other statements, and of the statement itself, as reported', () => {
    const twice = [row('Other', '4', [row('Fee', '2'), row('Fee', '2')]), row('Other', '4')];
    const names = (statement: Statement) =>
      statementLines([period(2024, { [statement]: twice })], statement).map(
        (line) => line.particular,
      );
    expect(names(Statement.BalanceSheet)).toEqual(['Other', 'Fee', 'Fee', 'Other']);
    expect(names(Statement.CashFlow)).toEqual(['Other', 'Fee', 'Fee', 'Other']);
    expect(names(Statement.Income)).toEqual(['Other', 'Fee', 'Other']);
  });

  it('sets the second line of a name beside the second of other years', () => {
    const periods = [
      period(2023, { 'cash-flow': [row('Other', '1'), row('Other', '2')] }),
      period(2024, { 'cash-flow': [row('Other', '3'), row('Tax', '5'), row('Other', '4')] }),
    ];
    const lines = statementLines(periods, Statement.CashFlow);
    expect(lines.map(({ values }) => values.map((value) => value?.text))).toEqual([
      ['1', '3'],
      ['2', '4'],
      [undefined, '5'],
    ]);
  });

  it('has every line of a year once, with its value in the column of that year', () => {
    fc.assert(
      fc.property(financialPeriods(), (periods) => {
        const lines = statementLines(periods, Statement.BalanceSheet);
        periods.forEach(({ statements }, column) => {
          const rows = statements['balance-sheet'] ?? [];
          const reported = rows.flatMap((each) => [each, ...each.breakdown]);
          const found = lines.filter(({ values }) => values[column] !== undefined);
          expect(
            found.map((line) => `${line.particular}=${line.values[column]?.text}`).toSorted(),
          ).toEqual(
            reported
              .filter(({ value }) => value !== undefined)
              .map(keyOf)
              .toSorted(),
          );
        });
        expect(lines.every(({ values }) => values.length === periods.length)).toBe(true);
      }),
    );
  });

  it('refuses an unknown statement, and circular breakdowns', () => {
    expect(() => statementLines([], 'toString' as Statement)).toThrow('one of ');
    expect(() => statementLines(5 as unknown as FinancialPeriod[], 'cash-flow')).toThrow('a list');
    const deep = Array.from({ length: 22 }).reduce<StatementRow>(
      (below) => row('In', '1', [below]),
      row('In', '1'),
    );
    expect(() => statementLines([period(2024, { 'cash-flow': [deep] })], 'cash-flow')).toThrow(
      'a breakdown can be at most 20 levels deep',
    );
    const fine = Array.from({ length: 19 }).reduce<StatementRow>(
      (below) => row('In', '1', [below]),
      row('In', '1'),
    );
    expect(statementLines([period(2024, { 'cash-flow': [fine] })], 'cash-flow')).toHaveLength(20);
  });
});

describe('statementStanding', () => {
  it('distinguishes lines, an empty statement and a missing one', () => {
    expect(statementStanding([period(2024, { 'cash-flow': [row('Tax')] })], 'cash-flow')).toBe(
      'lines',
    );
    const empty = [period(2023, {}), period(2024, { 'cash-flow': [] })];
    expect(statementStanding(empty, 'cash-flow')).toBe('no-records');
    expect(statementStanding(empty, 'balance-sheet')).toBe('not-available');
    expect(statementStanding([], 'cash-flow')).toBe('not-available');
  });

  it('is `lines` exactly if the table has lines', () => {
    fc.assert(
      fc.property(
        financialPeriods(),
        fc.constantFrom(...Object.values(Statement)),
        (periods, of) => {
          const standing = statementStanding(periods, of);
          expect(standing === 'lines').toBe(statementLines(periods, of).length > 0);
          const isMissing = periods.every(({ statements }) => statements[of] === undefined);
          expect(standing === 'not-available').toBe(isMissing);
        },
      ),
    );
  });
});
