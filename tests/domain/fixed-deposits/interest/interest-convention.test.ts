import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compoundingFrequencyFor } from '#domain/fixed-deposits/interest/compounding-frequency.ts';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import {
  actualOver365,
  actualOverActual,
  interestConventionFor,
  thirtyDayMonths,
} from '#domain/fixed-deposits/interest/interest-convention.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { tenures } from '#tests/arbitraries/tenures.ts';

const lakhAtSeven = {
  principal: Money.of('100000'),
  annualRatePercent: Percentage.of('7'),
  payoutFrequency: 'at-maturity',
} as const;
const issuers = fc.oneof(fc.constantFrom('suryoday', 'shriram'), fc.string());

describe('interestConventionFor', () => {
  it('counts a tenure in days alone over 365, every other by months of 30 days [FD-9.6]', () => {
    fc.assert(
      fc.property(issuers, tenures(), (issuerId, tenure) => {
        const compounding = compoundingFrequencyFor(issuerId);
        const base = tenure.wholeMonths === 0 ? actualOver365 : thirtyDayMonths;
        const convention = interestConventionFor(issuerId, tenure);
        expect(convention).toEqual({ ...base, compounding });
        expect(Object.isFrozen(convention)).toBe(true);
      }),
    );
  });

  it('gives 365 days at a yearly 7% what one year gives [FD-9.6, FD-9.19]', () => {
    for (const text of ['365D', '1Y', '12M']) {
      const read = Tenure.parse(text);
      if (!read.ok) throw new Error(text);
      const convention = interestConventionFor('anvaya', read.value);
      const quote = depositQuote({ ...lakhAtSeven, tenure: read.value, convention });
      expect([text, quote.totalInterest.text]).toEqual([text, '7000']);
      expect([text, quote.effectiveYield?.text]).toEqual([text, '7']);
    }
  });
});

describe('actualOverActual', () => {
  const convention = actualOverActual;

  it.each([
    ['2022-03-01', 365, '7000'],
    ['2023-03-01', 365, '6997'],
    ['2024-03-01', 366, '7003'],
    ['2024-01-01', 366, '7000'],
    ['2024-01-01', 365, '6981'],
  ])('counts from %s over %i days: %s', (start, days, interest) => {
    const tenure = Tenure.ofDays(days);
    const terms = { ...lakhAtSeven, payoutFrequency: 'yearly', tenure } as const;
    const quote = depositQuote({ ...terms, convention, startsOn: CalendarDate.of(start) });
    expect(quote.totalInterest.text).toBe(interest);
  });

  it('needs the day on which a tenure with odd days starts', () => {
    const terms = { ...lakhAtSeven, convention };
    expect(() => depositQuote({ ...terms, tenure: Tenure.ofDays(10) })).toThrow(
      new Error('actual/actual needs the day on which the deposit starts'),
    );
    const year = depositQuote({ ...terms, tenure: Tenure.of({ years: 1 }) });
    expect(year.totalInterest.text).toBe('7000');
  });
});
