import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Money } from '#domain/platform/money.ts';
import {
  HeadlineFigure,
  headlineSeries,
  marginOf,
  marginSeries,
} from '#domain/private-market/catalogue/financial-series.ts';
import type { FinancialPeriod } from '#domain/private-market/catalogue/financial-statements.ts';
import { amounts } from '#tests/arbitraries/money.ts';
import { financialPeriods } from '#tests/arbitraries/share-holdings.ts';
import { paise } from '#tests/arbitraries/share-orders.ts';

function period(
  endYear: number,
  figures: Readonly<Record<string, string | undefined>>,
): FinancialPeriod {
  const rows = Object.entries(figures).map(([particular, text]) => ({
    particular,
    value: text === undefined ? undefined : Money.of(text),
    breakdown: [],
  }));
  return {
    year: { startYear: endYear - 1, endYear },
    statements: { 'income-statement': rows },
  };
}

const texts = (periods: readonly FinancialPeriod[], figure: HeadlineFigure) =>
  headlineSeries(periods, figure).map(({ year, amount }) => [year.endYear, amount?.text]);

describe('headlineSeries', () => {
  it('has revenue and profit of every year, oldest first', () => {
    const periods = [
      period(2024, { 'Total Revenue': '900', 'Profit After Tax': '-45' }),
      period(2022, { ' revenue ': '500', 'Net Profit': '20' }),
      period(2023, { Costs: '5' }),
    ];
    expect(texts(periods, HeadlineFigure.Revenue)).toEqual([
      [2022, '500'],
      [2023, undefined],
      [2024, '900'],
    ]);
    expect(texts(periods, HeadlineFigure.Profit)).toEqual([
      [2022, '20'],
      [2023, undefined],
      [2024, '-45'],
    ]);
  });

  it('prefers the total, and skips a line without a value', () => {
    const both = period(2024, { Revenue: '5', 'Total Revenue': '7' });
    expect(texts([both], 'revenue')).toEqual([[2024, '7']]);
    const half = period(2024, { 'Total Revenue': undefined, 'Revenue from Operations': '6' });
    expect(texts([half], 'revenue')).toEqual([[2024, '6']]);
  });

  it.each([
    ['Total Revenue', 'revenue'],
    ['Revenue from Operations', 'revenue'],
    ['Total Income', 'revenue'],
    ['Revenue', 'revenue'],
    ['Net Revenue', 'revenue'],
    ['Profit After Tax', 'profit'],
    ['Net Profit', 'profit'],
    ['Profit for the Period', 'profit'],
    ['Profit', 'profit'],
    ['Net Income', 'profit'],
  ] as const)('knows %s for %s', (name, figure) => {
    expect(texts([period(2024, { [name]: '3' })], figure)).toEqual([[2024, '3']]);
  });

  it('has one point for each reported year, in order', () => {
    fc.assert(
      fc.property(financialPeriods(), (periods) => {
        const years = headlineSeries(periods, 'revenue').map(({ year }) => year.endYear);
        expect(years).toEqual(
          [...new Set(periods.map(({ year }) => year.endYear))].toSorted((a, b) => a - b),
        );
      }),
    );
  });

  it('has no amount without an income statement, and throws for unknown figures', () => {
    const bare = { year: { startYear: 2023, endYear: 2024 }, statements: {} };
    expect(headlineSeries([bare], 'profit')).toEqual([{ year: bare.year, amount: undefined }]);
    const wrong = { ...bare, statements: { 'income-statement': 5 as unknown as [] } };
    expect(() => headlineSeries([wrong], 'profit')).toThrow('a list was expected');
    expect(() => headlineSeries([], 'tax' as HeadlineFigure)).toThrow('was expected, got "tax"');
  });
});

describe('marginOf', () => {
  it('is the profit of the revenue, in exact integers, half away from zero', () => {
    fc.assert(
      fc.property(amounts(), paise({ min: 1n, max: 10n ** 12n }), (profit, revenue) => {
        const margin = marginOf({ profit, revenue });
        const [top, bottom] = [profit, revenue].map((each) => BigInt(each.times(100).text));
        if (top === undefined || bottom === undefined) throw new Error('two amounts');
        const size = top < 0n ? -top : top;
        const rounded = (20_000n * size + bottom) / (2n * bottom);
        const expected = size >= bottom * 10n ** 7n ? undefined : rounded * (top < 0n ? -1n : 1n);
        const found = margin && BigInt(margin.decimal.times(100).toFixed());
        expect(found).toBe(expected);
      }),
    );
  });

  it('is undefined without revenue', () => {
    const profit = Money.of('5');
    expect(marginOf({ profit, revenue: Money.zero })).toBeUndefined();
    expect(marginOf({ profit, revenue: Money.of('-5') })).toBeUndefined();
    expect(marginOf({ profit: Money.of('99999999.99'), revenue: Money.of('10') })?.text).toBe(
      '999999999.9',
    );
    expect(marginOf({ profit: Money.of('-100000000'), revenue: Money.of('10') })).toBeUndefined();
  });
});

describe('marginSeries', () => {
  it('has a margin for each year with both figures', () => {
    const periods = [
      period(2024, { Revenue: '200', Profit: '-25' }),
      period(2023, { Revenue: '200' }),
      period(2022, { Profit: '5' }),
    ];
    expect(marginSeries(periods).map(({ year, margin }) => [year.endYear, margin?.text])).toEqual([
      [2022, undefined],
      [2023, undefined],
      [2024, '-12.5'],
    ]);
  });

  it('says the same as the margin of each year', () => {
    const figures = fc.tuple(amounts(), paise({ min: 1n, max: 10n ** 9n }));
    fc.assert(
      fc.property(fc.array(figures, { maxLength: 5 }), (list) => {
        const periods = list.map(([profit, revenue], at) =>
          period(2020 + at, { Revenue: revenue.text, Profit: profit.text }),
        );
        expect(marginSeries(periods).map(({ margin }) => margin?.text)).toEqual(
          list.map(([profit, revenue]) => marginOf({ profit, revenue })?.text),
        );
      }),
    );
  });
});
