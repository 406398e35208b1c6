import { describe, expect, it } from 'vitest';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import {
  checkDepositTerms,
  type DepositTerms,
} from '#domain/fixed-deposits/interest/deposit-terms.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { thirtyDayMonths } from '#domain/fixed-deposits/interest/interest-convention.ts';
import { exactInterest } from '#domain/fixed-deposits/interest/interest.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Decimal } from '#domain/platform/decimal.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';

const terms: DepositTerms = {
  principal: Money.of('50000000'),
  annualRatePercent: Percentage.of('7.2'),
  tenure: Tenure.of({ months: 18 }),
  payoutFrequency: 'at-maturity',
};

describe('depositQuote', () => {
  it.each(['0', '-5', '0.5'])('rejects a principal of %s', (principal) => {
    expect(() => depositQuote({ ...terms, principal: Money.of(principal) })).toThrow(
      'a deposit needs',
    );
  });

  it.each(['-1', '100.01'])('rejects a rate of %s percent', (rate) => {
    expect(() => depositQuote({ ...terms, annualRatePercent: Percentage.of(rate) })).toThrow(
      'a deposit needs',
    );
  });

  it.each([
    ['principal', 100000, 'money was expected, got 100000'],
    ['principal', Money.of('5', 'USD'), 'an amount in INR was expected, got one in USD'],
    ['annualRatePercent', 8.75, 'a percentage was expected, got 8.75'],
    ['tenure', '3Y', 'a tenure was expected, got "3Y"'],
    [
      'payoutFrequency',
      'Monthly',
      'one of at-maturity, monthly, quarterly, half-yearly, yearly was expected, got "Monthly"',
    ],
    [
      'compoundingFrequency',
      'daily',
      'one of yearly, half-yearly, quarterly, monthly was expected, got "daily"',
    ],
  ])('names the kind of value that it expects as %s, for %s', (name, value, message) => {
    expect(() => depositQuote({ ...terms, [name]: value })).toThrow(message);
  });

  it('throws before digits are lost', () => {
    const absurd = {
      ...terms,
      principal: Money.of('999999999999999999'),
      annualRatePercent: Percentage.of('100'),
      tenure: Tenure.of({ years: 100 }),
    };
    expect(() => depositQuote(absurd)).toThrow('money must stay below 10^18');
  });

  it('cannot be changed', () => {
    expect(Object.isFrozen(depositQuote(terms))).toBe(true);
  });

  it('compounds a part of a period if the convention says so', () => {
    const convention = { ...thirtyDayMonths, brokenPeriod: 'fractional-exponent' } as const;
    // 5,00,00,000 x 1.072^1.5 = 5,54,96,064.0046
    expect(depositQuote({ ...terms, convention }).maturityAmount.text).toBe('55496064');
    expect(depositQuote(terms).maturityAmount.text).toBe('55529600');
  });

  it('carries the compounding that applies in its convention', () => {
    const quote = depositQuote({ ...terms, compoundingFrequency: 'monthly' });
    expect(quote.terms.convention.compounding).toBe('monthly');
    expect(quote.terms.convention.name).toBe(thirtyDayMonths.name);
  });

  it('keeps a suitable convention unchanged', () => {
    expect(depositQuote(terms).terms.convention).toEqual(thirtyDayMonths);
  });
});

describe('Holding', () => {
  it('counts each real day as one in the odd days at the end', () => {
    // 100 rupees a day: 30 days of the month that is over, then 10 of the 15 odd days.
    const holding = Holding.of({
      terms: {
        principal: Money.of('360000'),
        annualRatePercent: Percentage.of('10'),
        tenure: Tenure.of({ months: 1, days: 15 }),
        payoutFrequency: 'monthly',
      },
      startedOn: CalendarDate.of('2026-12-01'),
    });
    expect(holding.interestTill(CalendarDate.of('2027-01-11')).text).toBe('4000');
  });

  it('loses no digit of a part of a day', () => {
    const paying = checkDepositTerms({ ...terms, payoutFrequency: 'monthly' });
    const third = new Decimal(1).dividedBy(3);
    // 5,00,00,000 x 7.2% x 1/3 / 4320
    const exact = new Decimal('3600000').dividedBy(3).dividedBy(4320);
    expect(exactInterest(paying, third).minus(exact).abs().lessThan('1e-30')).toBe(true);
    const growing = checkDepositTerms(terms);
    const grown = exactInterest(growing, third).minus(exact).abs();
    expect(grown.lessThan('1e-30')).toBe(true);
  });
});

describe('Tenure', () => {
  it('cannot be changed', () => {
    expect(Object.isFrozen(Tenure.of({ days: 1 }))).toBe(true);
    expect(Object.isFrozen(Tenure.of({ days: 1 }).parts)).toBe(true);
  });

  it('is not longer than one of its own length', () => {
    expect(Tenure.of({ years: 1 }).isLongerThan(Tenure.of({ months: 12 }))).toBe(false);
  });
});
