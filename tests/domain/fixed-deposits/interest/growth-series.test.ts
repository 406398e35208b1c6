import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import {
  elapsedTenure,
  growthSeries,
  growthStepsFor,
} from '#domain/fixed-deposits/interest/growth-series.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { depositTerms } from '#tests/arbitraries/deposit-terms.ts';
import { tenures } from '#tests/arbitraries/tenures.ts';
import { tenureOf } from '#tests/domain/fixed-deposits/catalogue/card-rows.ts';

describe('growthSeries', () => {
  it('runs from the principal to the maturity value, and never falls', () => {
    fc.assert(
      fc.property(depositTerms(), fc.integer({ min: 1, max: 24 }), (terms, steps) => {
        const quote = depositQuote(terms);
        const series = growthSeries(quote, steps);
        expect(series).toHaveLength(steps + 1);
        expect(series[0]?.value.equals(terms.principal)).toBe(true);
        expect(series.at(-1)?.interest.equals(quote.totalInterest)).toBe(true);
        expect(series.at(-1)?.days).toBe(terms.tenure.days);
        for (const [index, point] of series.entries()) {
          const before = series[index - 1] ?? point;
          expect(before.days).toBeLessThanOrEqual(point.days);
          const limit = index === steps ? before.interest.toRupee() : before.interest;
          expect(limit.minus(point.interest).decimal.lessThanOrEqualTo('0.5')).toBe(true);
          expect(point.value.equals(terms.principal.plus(point.interest))).toBe(true);
          expect(before.interest.plus(point.added).equals(point.interest)).toBe(true);
        }
      }),
    );
  });
});

describe('growthSeries', () => {
  it('states what each interval adds, with interest on interest', () => {
    const quote = depositQuote({
      principal: Money.of('100000'),
      annualRatePercent: Percentage.of('8'),
      tenure: tenureOf('3Y'),
      payoutFrequency: 'at-maturity',
      compoundingFrequency: 'yearly',
    });
    const added = growthSeries(quote, 3).map((point) => point.added.text);
    // 1,00,000 x 1.08^3 = 1,25,971.2, and the quote rounds it to the rupee.
    expect(added).toEqual(['0', '8000', '8640', '9331']);
  });

  it('has up to 1000 steps', () => {
    const quote = depositQuote({
      principal: Money.of('5000'),
      annualRatePercent: Percentage.of('8'),
      tenure: tenureOf('1Y'),
      payoutFrequency: 'at-maturity',
    });
    expect(growthSeries(quote, 1000)).toHaveLength(1001);
    expect(() => growthSeries(quote, 1001)).toThrow('a chart has 1 to 1000 steps');
  });
});

describe('elapsedTenure', () => {
  it.each([
    [0, undefined],
    [0.4, undefined],
    [0.5, '1D'],
    [29.6, '1M'],
    [30, '1M'],
    [45, '1M 15D'],
    [360, '1Y'],
    [540, '1Y 6M'],
  ])('labels %s days as %s', (days, text) => {
    expect(elapsedTenure(days)?.text).toBe(text);
  });

  it('reads back to the same days', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 36_000 }), (days) => {
        expect(elapsedTenure(days)?.days).toBe(days);
      }),
    );
  });

  it.each([-1, 36_001])('refuses %s days', (days) => {
    expect(() => elapsedTenure(days)).toThrow('a tenure needs whole parts');
  });
});

describe('growthStepsFor', () => {
  it('has a step a month up to one year, that year included, and a step a year after', () => {
    expect(growthStepsFor(tenureOf('12M'))).toBe(12);
    expect(growthStepsFor(tenureOf('2Y'))).toBe(2);
  });

  it('has a step for each year, or for each month of a short deposit, else twelve', () => {
    const steps = ['10Y', '2Y', '1Y', '12M', '6M', '1M', '18M', '400D', '29D', '365D'];
    expect(steps.map((text) => growthStepsFor(tenureOf(text)))).toEqual([
      ...[10, 2, 12, 12, 6, 1, 12, 12, 12, 12],
    ]);
  });

  it('is a number of steps that the growth series accepts', () => {
    fc.assert(
      fc.property(tenures(), (tenure) => {
        const steps = growthStepsFor(tenure);
        expect(Number.isInteger(steps) && steps >= 1 && steps <= 1000).toBe(true);
      }),
    );
  });
});
