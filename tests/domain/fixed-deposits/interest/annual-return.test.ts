import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { annualReturn } from '#domain/fixed-deposits/interest/annual-return.ts';
import { interestConventionFor } from '#domain/fixed-deposits/interest/interest-convention.ts';
import { interestOnLakh } from '#domain/fixed-deposits/interest/interest-on-lakh.ts';
import { effectiveAnnualYield } from '#domain/fixed-deposits/interest/yields.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { cumulativeTerms, depositTerms, payoutTerms } from '#tests/arbitraries/deposit-terms.ts';
import { tenureOf } from '#tests/domain/fixed-deposits/catalogue/card-rows.ts';

describe('annualReturn', () => {
  const fiveYears = { tenure: tenureOf('5Y'), payoutFrequency: 'at-maturity' } as const;

  it('puts 8.38% at monthly rests above 8.60% at yearly rests', () => {
    const monthly = annualReturn({
      ...fiveYears,
      annualRatePercent: Percentage.of('8.38'),
      convention: interestConventionFor('shriram', fiveYears.tenure),
    });
    const yearly = annualReturn({ ...fiveYears, annualRatePercent: Percentage.of('8.6') });
    expect(monthly.toHundredth().text).toBe('8.71');
    expect(yearly.text).toBe('8.6');
  });

  it('counts the simple interest of a broken period', () => {
    const terms = { ...fiveYears, tenure: tenureOf('6M'), annualRatePercent: Percentage.of('8') };
    // 1.04 squared
    expect(annualReturn(terms).text).toBe('8.16');
  });

  it('is the interest rate if interest is paid out', () => {
    fc.assert(
      fc.property(payoutTerms(), (terms) => {
        expect(annualReturn(terms)).toBe(terms.annualRatePercent);
      }),
    );
  });

  it('is the effective annual yield over whole years', () => {
    const rests = fc.constantFrom('yearly', 'half-yearly', 'quarterly', 'monthly');
    fc.assert(
      fc.property(cumulativeTerms(), fc.integer({ min: 1, max: 10 }), rests, (terms, years, n) => {
        const whole = { ...terms, tenure: tenureOf(`${years}Y`), compoundingFrequency: n };
        const expected = effectiveAnnualYield(terms.annualRatePercent, n);
        expect(annualReturn(whole).toHundredth().equals(expected)).toBe(true);
      }),
    );
  });

  it('ranks deposits of one length as the interest on the same amount does', () => {
    fc.assert(
      fc.property(depositTerms(), cumulativeTerms(), (one, other) => {
        const { payoutFrequency, tenure } = one;
        const both = [one, { ...other, payoutFrequency, tenure }] as const;
        const [returns, otherReturns] = [annualReturn(both[0]), annualReturn(both[1])];
        const [earned, otherEarned] = [interestOnLakh(both[0]), interestOnLakh(both[1])];
        if (earned.isGreaterThan(otherEarned)) {
          expect(returns.isGreaterThan(otherReturns)).toBe(true);
        }
        if (returns.isGreaterThan(otherReturns)) {
          expect(earned.isLessThan(otherEarned)).toBe(false);
        }
      }),
    );
  });
});
