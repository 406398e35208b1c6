import { describe, expect, it } from 'vitest';
import { depositAmountViolation } from '#domain/fixed-deposits/booking/deposit-amount.ts';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import {
  checkDepositTerms,
  type DepositTerms,
} from '#domain/fixed-deposits/interest/deposit-terms.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { thirtyDayMonths } from '#domain/fixed-deposits/interest/interest-convention.ts';
import { interestOnLakh } from '#domain/fixed-deposits/interest/interest-on-lakh.ts';
import { exactInterest } from '#domain/fixed-deposits/interest/interest.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { effectiveAnnualYield, effectiveYield } from '#domain/fixed-deposits/interest/yields.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Decimal } from '#domain/platform/decimal.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';

function refusals(cases: readonly (readonly [act: () => unknown, message: string])[]) {
  return cases.map(([act, message]) => ({ act, message }));
}

/** What plain JavaScript may pass. */
function loose<Value>(value: unknown): Value {
  return value as Value;
}

const terms: DepositTerms = {
  principal: Money.of('50000000'),
  annualRatePercent: Percentage.of('7.2'),
  tenure: Tenure.of({ months: 18 }),
  payoutFrequency: 'at-maturity',
};

function quoteWith(changes: object) {
  return () => depositQuote(loose({ ...terms, ...changes }));
}

describe('depositQuote', () => {
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
    expect(depositQuote(terms).terms.convention).toBe(thirtyDayMonths);
  });

  it.each(
    refusals([
      [() => depositQuote(loose(JSON.parse('null'))), 'a deposit needs terms, got null'],
      [quoteWith({ payoutFrequency: 'C' }), 'a deposit needs a payout frequency, got "C"'],
      [
        quoteWith({ compoundingFrequency: 'w' }),
        'a deposit needs a compounding frequency, got "w"',
      ],
      [quoteWith({ convention: 5 }), 'a plain object was expected, got 5'],
      [
        quoteWith({ convention: { ...thirtyDayMonths, rounding: 'up' } }),
        'there is no convention of 360 days, "simple-interest" and rounding "up"',
      ],
      [quoteWith({ convention: { ...thirtyDayMonths, name: 5 } }), 'text was expected, got 5'],
    ]),
  )('says what is wrong: $message', ({ act, message }) => {
    expect(act).toThrow(message);
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

  it.each([5, undefined, 'text', JSON.parse('null'), { days: 1.5 }, { days: -1 }])(
    'reads no tenure from %o',
    (parts) => {
      expect(Tenure.read(loose(parts))).toEqual({ ok: false, failure: 'not-a-tenure' });
    },
  );

  it.each([5, undefined, {}])('reads no text in %o', (text) => {
    expect(Tenure.parse(loose(text))).toEqual({ ok: false, failure: 'empty' });
  });

  it.each(
    refusals([
      [
        () => Tenure.of({ years: 1, months: 2, days: 0.5 }),
        'a tenure needs whole parts of 1 day to 100 years together, ' +
          'got 1 years, 2 months, 0.5 days',
      ],
      [() => terms.tenure.isLongerThan(loose(5)), 'a tenure was expected, got 5'],
      [() => terms.tenure.isSameLengthAs(loose(5)), 'a tenure was expected, got 5'],
      [() => terms.tenure.maturityDateFrom(loose(5)), 'a date was expected, got 5'],
    ]),
  )('says what is wrong: $message', ({ act, message }) => {
    expect(act).toThrow(message);
  });
});

describe('effectiveYield', () => {
  const deposit = {
    totalInterest: Money.of('5'),
    principal: Money.of('100'),
    tenure: Tenure.of({ years: 1 }),
  };

  it.each(
    refusals([
      [() => effectiveYield(loose(5)), 'a plain object was expected, got 5'],
      [() => effectiveYield({ ...deposit, totalInterest: loose(5) }), 'money was expected'],
      [() => effectiveYield({ ...deposit, principal: loose(5) }), 'money was expected, got 5'],
      [() => effectiveYield({ ...deposit, tenure: loose(5) }), 'a tenure was expected, got 5'],
    ]),
  )('says what is wrong: $message', ({ act, message }) => {
    expect(act).toThrow(message);
  });
});

describe('effectiveAnnualYield', () => {
  it('says what is wrong', () => {
    expect(() => effectiveAnnualYield(loose(5), 'yearly')).toThrow('a percentage was expected');
  });
});

describe('interestOnLakh', () => {
  it('says what is wrong', () => {
    expect(() => interestOnLakh(loose(5))).toThrow('a plain object was expected, got 5');
  });
});

describe('depositAmountViolation', () => {
  const rules = { minimum: Money.of('5000'), maximum: Money.of('90000') };

  it('says what it needs', () => {
    expect(() => depositAmountViolation(Money.of('5000'), loose(5))).toThrow(
      new Error('a plain object was expected, got 5'),
    );
    expect(() => depositAmountViolation(loose(5), rules)).toThrow(
      new Error('money was expected, got 5'),
    );
  });
});
