import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depositQuote } from '#domain/fixed-deposits/deposit-quote.ts';
import { growthSeries } from '#domain/fixed-deposits/growth-series.ts';
import { depositTerms } from '#tests/arbitraries/deposit-terms.ts';

describe('growthSeries', () => {
  it('runs from the principal to everything the deposit brings, and never falls', () => {
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
        }
      }),
    );
  });
});
