import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Decimal } from '#domain/platform/decimal.ts';
import { Money } from '#domain/platform/money.ts';
import {
  cagr,
  cagrByPeriod,
  cagrPeriods,
  type YearlyFigure,
} from '#domain/private-market/catalogue/cagr.ts';
import { amounts } from '#tests/arbitraries/money.ts';
import { paise } from '#tests/arbitraries/share-orders.ts';

const figures = paise({ min: 1n, max: 10n ** 14n });

function growth(first: string, last: string, years: number): string | undefined {
  return cagr({ first: Money.of(first), last: Money.of(last), years })?.text;
}

/** Whole paise of an amount to the paisa. */
function paiseOf(amount: Money): bigint {
  return BigInt(amount.decimal.times(100).toFixed());
}

/** The last over the first, against (1 + percent/100)^years; 0 when equal. In exact integers. */
function compared(of: { first: Money; last: Money; years: number; halves: bigint }): number {
  const power = (base: bigint) => base ** BigInt(of.years);
  const left = paiseOf(of.last) * power(20_000n);
  const right = paiseOf(of.first) * power(20_000n + of.halves);
  if (left === right) return 0;
  return left > right ? 1 : -1;
}

describe('cagr', () => {
  it.each([
    ['100', '125', 1, '25'],
    ['100', '172.8', 3, '20'],
    ['100', '800', 3, '100'],
    ['32', '243', 5, '50'],
    ['100', '50', 1, '-50'],
    ['100', '0', 3, '-100'],
    ['100', '100', 5, '0'],
    ['100000', '100005', 1, '0.01'],
    ['100', '200', 3, '25.99'],
    ['100', '200', 5, '14.87'],
  ])('leads from %s to %s in %i years by %s percent [PM-9.37]', (first, last, years, expected) => {
    expect(growth(first, last, years)).toBe(expected);
  });

  it('is undefined if the first is not above zero, or the last is below it [PM-9.37]', () => {
    expect(growth('0', '5', 3)).toBeUndefined();
    expect(growth('-5', '5', 3)).toBeUndefined();
    expect(growth('5', '-0.01', 3)).toBeUndefined();
    expect(growth('-5', '5', 1)).toBeUndefined();
    expect(growth('-5', '-6', 1)).toBeUndefined();
    expect(growth('0', '0', 1)).toBeUndefined();
    expect(growth('5', '-6', 1)).toBeUndefined();
    expect(growth('5', '0', 3)).toBe('-100');
  });

  it('lies within half a hundredth of the truth, in exact integers', () => {
    fc.assert(
      fc.property(figures, figures, fc.constantFrom(...cagrPeriods), (first, last, years) => {
        const percent = cagr({ first, last, years });
        if (percent === undefined) {
          const billionPercent = paiseOf(first) * (10n ** 7n) ** BigInt(years);
          expect(paiseOf(last)).toBeGreaterThan(billionPercent);
          return;
        }
        const halves = BigInt(percent.decimal.times(200).toFixed(0));
        expect(compared({ first, last, years, halves: halves - 1n })).toBeGreaterThanOrEqual(0);
        expect(compared({ first, last, years, halves: halves + 1n })).toBeLessThanOrEqual(0);
      }),
    );
  });

  it('finds back the rate by which a figure grew, exactly', () => {
    const grown = fc.record({
      first: paise({ min: 1n, max: 10_000n }),
      hundredths: fc.integer({ min: -9999, max: 50_000 }),
      years: fc.constantFrom(...cagrPeriods),
    });
    fc.assert(
      fc.property(grown, ({ first, hundredths, years }) => {
        // Powers of whole hundredths have at most 20 decimals: nothing is rounded on the way.
        const power = BigInt(10_000 + hundredths) ** BigInt(years);
        const factor = new Decimal(power.toString()).dividedBy(
          (10n ** BigInt(4 * years)).toString(),
        );
        const percent = cagr({ first, last: first.times(factor), years });
        expect(percent?.decimal.times(100).toFixed()).toBe(String(hundredths));
      }),
    );
  });

  it('never grows less when the last figure is larger', () => {
    fc.assert(
      fc.property(figures, figures, paise({ min: 0n, max: 10n ** 9n }), (first, last, more) => {
        const [small, large] = [last, last.plus(more)].map((each) =>
          cagr({ first, last: each, years: 3 }),
        );
        if (small && large) expect(large.isLessThan(small)).toBe(false);
      }),
    );
  });

  it('is undefined from a billion percent on', () => {
    expect(growth('0.01', '100000', 1)).toBe('999999900');
    expect(growth('0.01', '100000.01', 1)).toBeUndefined();
  });

  it.each([0, -1, 1.5, NaN, Infinity, 101, '3' as unknown as number])(
    'refuses %s years',
    (years) => {
      expect(() => cagr({ first: Money.of('1'), last: Money.of('2'), years })).toThrow(
        'a whole number from 1 to 100 was expected',
      );
    },
  );
});

const taken = (stream: Iterator<Money, undefined>): Money | undefined => stream.next().value;

const figureOf = (endYear: number, text?: string): YearlyFigure => ({
  year: { startYear: endYear - 1, endYear },
  amount: text === undefined ? undefined : Money.of(text),
});

describe('cagrByPeriod', () => {
  it('is given over 1, 3 and 5 years [PM-9.36]', () => {
    expect(cagrPeriods).toEqual([1, 3, 5]);
    const series = [2019, 2021, 2023, 2024].map((year) => figureOf(year, '100'));
    const all = cagrByPeriod([...series.slice(0, 3), figureOf(2024, '200')]);
    expect([all[1]?.text, all[3]?.text, all[5]?.text]).toEqual(['100', '25.99', '14.87']);
    expect(Object.keys(all)).toEqual(['1', '3', '5']);
  });

  it('is undefined if its first year is missing or has no figure [PM-9.37]', () => {
    const some = cagrByPeriod([figureOf(2019), figureOf(2020, '5'), figureOf(2024, '5')]);
    expect(some).toEqual({ 1: undefined, 3: undefined, 5: undefined });
    expect(cagrByPeriod([])).toEqual({ 1: undefined, 3: undefined, 5: undefined });
  });

  it('ends with the latest year that has a figure', () => {
    const series = [figureOf(2025), figureOf(2024, '6'), figureOf(2023, '5')];
    expect(cagrByPeriod(series)[1]?.text).toBe('20');
  });

  it('does not depend on the order of the years', () => {
    const years = fc.uniqueArray(fc.integer({ min: 2010, max: 2026 }), { maxLength: 10 });
    fc.assert(
      fc.property(years, fc.infiniteStream(amounts()), (list, stream) => {
        const series = list.map((endYear) => ({
          ...figureOf(endYear),
          amount: taken(stream),
        }));
        const shuffled = series.toSorted((a, b) => a.year.endYear - b.year.endYear);
        expect(cagrByPeriod(series)).toEqual(cagrByPeriod(shuffled));
      }),
    );
  });

  it('throws for a repeated year, with a figure or without, and for arguments of the wrong type', () => {
    expect(() => cagrByPeriod([figureOf(2024), figureOf(2024)])).toThrow('FY 23-24 comes twice');
    const wrong = { ...figureOf(2024), amount: 5 as unknown as Money };
    expect(() => cagrByPeriod([wrong])).toThrow('money was expected');
    expect(() => cagrByPeriod('x' as unknown as YearlyFigure[])).toThrow('a list was expected');
    expect(() => cagrByPeriod([figureOf(NaN)])).toThrow('a whole number from');
  });
});
