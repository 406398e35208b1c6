import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CompoundingFrequency } from '#domain/fixed-deposits/interest/compounding-frequency.ts';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import type { DepositTerms } from '#domain/fixed-deposits/interest/deposit-terms.ts';
import {
  type InterestConvention,
  thirtyDayMonths,
} from '#domain/fixed-deposits/interest/interest-convention.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { differingIn } from '#tests/arbitraries/comparable-terms.ts';
import { cumulativeTerms, depositTerms, payoutTerms } from '#tests/arbitraries/deposit-terms.ts';
import { principals } from '#tests/arbitraries/money.ts';
import { annualRates } from '#tests/arbitraries/percentages.ts';
import { tenures, wholeYears } from '#tests/arbitraries/tenures.ts';
import { tenureOf } from '#tests/domain/fixed-deposits/catalogue/card-rows.ts';

const cumulative = (principal: string, rate: string, tenure: string): DepositTerms => ({
  principal: Money.of(principal),
  annualRatePercent: Percentage.of(rate),
  tenure: tenureOf(tenure),
  payoutFrequency: 'at-maturity',
});

const larger = {
  principal: { values: principals(), isLarger: (a: Money, b: Money) => a.isGreaterThan(b) },
  annualRatePercent: {
    values: annualRates(),
    isLarger: (a: Percentage, b: Percentage) => a.isGreaterThan(b),
  },
  tenure: { values: tenures(), isLarger: (a: Tenure, b: Tenure) => a.isLongerThan(b) },
};

describe('depositQuote', () => {
  it.each([
    [cumulative('50000000', '7.20', '18M'), 'yearly', '55529600'],
    [cumulative('100000', '8.75', '36M'), 'yearly', '128614'],
    [cumulative('100000', '7', '12M'), 'quarterly', '107186'],
    [cumulative('3000', '7', '30D'), 'monthly', '3018'],
  ] as const)('matches a calculation by hand: %#', (deposit, compoundingFrequency, maturity) => {
    const terms = { ...deposit, compoundingFrequency };
    expect(depositQuote(terms).maturityAmount.text).toBe(maturity);
  });

  it('never falls below the principal', () => {
    fc.assert(
      fc.property(depositTerms(), (terms) => {
        const quote = depositQuote(terms);
        expect(quote.maturityAmount.isLessThan(terms.principal)).toBe(false);
        expect(quote.totalInterest.isNegative()).toBe(false);
      }),
    );
  });

  it.each([
    ['principal', differingIn('principal', larger.principal)],
    ['rate', differingIn('annualRatePercent', larger.annualRatePercent)],
    ['tenure', differingIn('tenure', larger.tenure)],
  ] as const)('returns no less for more %s', (_, pairs) => {
    fc.assert(
      fc.property(pairs, ([less, more]) => {
        const [a, b] = [depositQuote(less), depositQuote(more)];
        expect(a.exactInterest.lessThanOrEqualTo(b.exactInterest)).toBe(true);
        expect(a.totalInterest.isGreaterThan(b.totalInterest)).toBe(false);
      }),
    );
  });

  it('grows with the principal in proportion, before rounding', () => {
    fc.assert(
      fc.property(depositTerms(), fc.integer({ min: 2, max: 50 }), (terms, factor) => {
        const one = depositQuote(terms).exactInterest.times(factor);
        const many = depositQuote({ ...terms, principal: terms.principal.times(factor) });
        const off = one.minus(many.exactInterest).abs();
        expect(off.lessThanOrEqualTo(one.abs().times('1e-30'))).toBe(true);
      }),
    );
  });

  it('is continuous at the end of a period: the broken period reaches what a whole one gives', () => {
    fc.assert(
      fc.property(cumulativeTerms(), fc.integer({ min: 1, max: 10 }), (terms, years) => {
        const at = (days: number) => depositQuote({ ...terms, tenure: Tenure.ofDays(days) });
        const end = at(years * 360).exactInterest;
        const before = at(years * 360 - 1).exactInterest;
        const after = at(years * 360 + 1).exactInterest;
        const steps = [end.minus(before), after.minus(end)];
        const balance = terms.principal.decimal.plus(end);
        const dayAtMost = balance.times(terms.annualRatePercent.fraction).dividedBy(359.999);
        for (const step of steps) expect(step.lessThanOrEqualTo(dayAtMost)).toBe(true);
      }),
    );
  });

  it('returns no less with more frequent compounding, over whole years', () => {
    fc.assert(
      fc.property(cumulativeTerms(), wholeYears(), (terms, tenure) => {
        const rests = Object.values(CompoundingFrequency);
        const interests = rests.map(
          (compoundingFrequency) =>
            depositQuote({ ...terms, tenure, compoundingFrequency }).exactInterest,
        );
        const ascending = interests.toSorted((a, b) => a.comparedTo(b));
        expect(interests.map(String)).toEqual(ascending.map(String));
      }),
    );
  });

  it('is never below the fractional-exponent reading on a broken period', () => {
    const fractional: InterestConvention = {
      ...thirtyDayMonths,
      brokenPeriod: 'fractional-exponent',
    };
    fc.assert(
      fc.property(cumulativeTerms(), (terms) => {
        const ours = depositQuote(terms).exactInterest;
        const other = depositQuote({ ...terms, convention: fractional }).exactInterest;
        const slack = ours.times('1e-30');
        expect(ours.plus(slack).greaterThanOrEqualTo(other)).toBe(true);
      }),
    );
  });

  it('has no payout at maturity, or if no whole period fits', () => {
    const terms = cumulative('100000', '8', '3M');
    expect(depositQuote(terms).payoutAmount).toBeUndefined();
    expect(depositQuote({ ...terms, payoutFrequency: 'yearly' }).payoutAmount).toBeUndefined();
    expect(depositQuote({ ...terms, payoutFrequency: 'quarterly' }).payoutAmount?.text).toBe(
      '2000',
    );
  });

  it('says whether its payouts are all the same, to the rupee', () => {
    const terms = cumulative('250000', '7.46', '2Y');
    const quarterly = { ...terms, payoutFrequency: 'quarterly' } as const;
    expect(depositQuote(quarterly).payoutAmount?.text).toBe('4663');
    expect(depositQuote(quarterly).totalInterest.text).toBe('37300');
    expect(depositQuote(quarterly).hasEqualPayouts).toBe(false);
    const even = { ...quarterly, annualRatePercent: Percentage.of('8') };
    expect(depositQuote(even).hasEqualPayouts).toBe(true);
    expect(depositQuote(terms).hasEqualPayouts).toBe(false);
    fc.assert(
      fc.property(payoutTerms(), (any) => {
        const { payoutAmount, hasEqualPayouts, schedule, totalInterest } = depositQuote(any);
        const together = payoutAmount?.times(schedule.length);
        if (hasEqualPayouts) expect(together?.text).toBe(totalInterest.text);
        else expect(schedule.some(({ payout }) => payout.text !== payoutAmount?.text)).toBe(true);
      }),
    );
  });

  it('contains the convention by which it was calculated', () => {
    const quote = depositQuote(cumulative('100000', '8', '1Y'));
    expect(quote.terms.convention).toEqual(thirtyDayMonths);
    expect(quote.terms.compoundingFrequency).toBe('yearly');
  });

  it('calculates by another convention, which is only data', () => {
    const cutOff: InterestConvention = { ...thirtyDayMonths, rounding: 'down' };
    const terms = cumulative('1000', '7.99', '1Y');
    expect(depositQuote(terms).totalInterest.text).toBe('80');
    expect(depositQuote({ ...terms, convention: cutOff }).totalInterest.text).toBe('79');
    const calendarYear: InterestConvention = { ...thirtyDayMonths, daysInYear: 365 };
    const days = cumulative('36500', '10', '73D');
    expect(depositQuote({ ...days, convention: calendarYear }).totalInterest.text).toBe('730');
    const months = cumulative('100000', '8', '18M');
    const inCalendarYears = depositQuote({ ...months, convention: calendarYear });
    expect(inCalendarYears.totalInterest.text).toBe(depositQuote(months).totalInterest.text);
  });

  it('cuts no rupee off where r / 12 does not terminate: 6000 at 7% for a month', () => {
    const convention: InterestConvention = { ...thirtyDayMonths, rounding: 'down' };
    const terms = { ...cumulative('6000', '7', '1M'), compoundingFrequency: 'monthly' } as const;
    expect(depositQuote({ ...terms, convention }).totalInterest.text).toBe('35');
  });

  it('treats 12 months, 1 year and 360 days as equally long [FD-9.7]', () => {
    fc.assert(
      fc.property(depositTerms(), (terms) => {
        const lengths = [Tenure.of({ months: 12 }), Tenure.of({ years: 1 }), Tenure.ofDays(360)];
        const quotes = lengths.map((tenure) => depositQuote({ ...terms, tenure }));
        expect(new Set(quotes.map((quote) => quote.totalInterest.text)).size).toBe(1);
      }),
    );
  });

  it('pays simple interest out, and the principal at maturity', () => {
    fc.assert(
      fc.property(payoutTerms(), (terms) => {
        const quote = depositQuote(terms);
        const simple = terms.principal.decimal
          .times(terms.annualRatePercent.fraction)
          .times(terms.tenure.days)
          .dividedBy(360);
        expect(quote.exactInterest.equals(simple)).toBe(true);
        expect(quote.maturityAmount.equals(terms.principal)).toBe(true);
      }),
    );
  });
});
