import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import {
  effectiveAnnualYield,
  effectiveYield,
  writtenYears,
} from '#domain/fixed-deposits/interest/yields.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { cumulativeTerms, payoutTerms } from '#tests/arbitraries/deposit-terms.ts';
import { annualRates } from '#tests/arbitraries/percentages.ts';
import { tenures, wholeYears } from '#tests/arbitraries/tenures.ts';
import { tenureOf } from '#tests/domain/fixed-deposits/catalogue/card-rows.ts';

describe('effectiveYield', () => {
  it('is total interest over principal and years, to 2 decimals [FD-9.19]', () => {
    const quote = depositQuote({
      principal: Money.of('100000'),
      annualRatePercent: Percentage.of('8.75'),
      tenure: tenureOf('5Y'),
      payoutFrequency: 'at-maturity',
    });
    expect(quote.effectiveYield?.text).toBe('10.42');
  });

  it('uses the interest that the backend returned', () => {
    const given = { totalInterest: Money.of('12000'), principal: Money.of('100000') };
    expect(effectiveYield({ ...given, tenure: tenureOf('18M') }).text).toBe('8');
  });

  it('is given at maturity only [FD-9.19]', () => {
    fc.assert(
      fc.property(payoutTerms(), (terms) => {
        expect(depositQuote(terms).effectiveYield).toBeUndefined();
      }),
    );
  });

  it('is at least the rate over whole years', () => {
    fc.assert(
      fc.property(cumulativeTerms(), wholeYears(), (terms, tenure) => {
        const { effectiveYield: found } = depositQuote({ ...terms, tenure });
        expect(found?.isLessThan(terms.annualRatePercent)).toBe(false);
      }),
    );
  });

  it('refuses a principal of nothing', () => {
    const nothing = { totalInterest: Money.zero, principal: Money.zero, tenure: tenureOf('1Y') };
    expect(() => effectiveYield(nothing)).toThrow('a yield needs a principal above zero');
  });
});

describe('effectiveAnnualYield', () => {
  it('reads 7% quarterly as 7.19 a year [FD-9.20]', () => {
    expect(effectiveAnnualYield(Percentage.of('7'), 'quarterly').text).toBe('7.19');
  });

  it('is the rate itself if interest is added once a year', () => {
    fc.assert(
      fc.property(annualRates(), (rate) => {
        expect(effectiveAnnualYield(rate, 'yearly').equals(rate)).toBe(true);
        expect(effectiveAnnualYield(rate, 'monthly').isLessThan(rate)).toBe(false);
      }),
    );
  });
});

describe('writtenYears', () => {
  it('writes whole years plainly and others to four decimals', () => {
    const written = ['3Y', '18M', '400D', '1D'].map((text) =>
      writtenYears({ tenure: tenureOf(text) }),
    );
    expect(written).toEqual(['3', '1.5', '1.1111', '0.0028']);
  });

  it('is never off by more than half of its last decimal', () => {
    fc.assert(
      fc.property(tenures(), (tenure) => {
        const off = tenure.inYears.minus(writtenYears({ tenure })).abs();
        expect(off.lessThanOrEqualTo('0.00005')).toBe(true);
      }),
    );
  });
});
