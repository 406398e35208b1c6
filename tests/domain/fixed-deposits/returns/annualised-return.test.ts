import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { payoutsPerYear } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import type { DepositTerms } from '#domain/fixed-deposits/interest/deposit-terms.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { annualisedReturn } from '#domain/fixed-deposits/returns/annualised-return.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Decimal } from '#domain/platform/decimal.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';
import { cumulativeTerms } from '#tests/arbitraries/deposit-terms.ts';
import { percentOf } from '#tests/arbitraries/percentages.ts';

const crores = fc.integer({ min: 1, max: 1000 }).map((each) => Money.of(each * 10_000_000));

function held(startedOn: CalendarDate, terms: DepositTerms): Holding {
  return Holding.of({ terms, startedOn });
}

describe('annualisedReturn', () => {
  it('is the rate of a deposit that adds its interest every year, for whole years', () => {
    const rates = fc.integer({ min: 0, max: 2000 }).map(percentOf);
    fc.assert(
      fc.property(calendarDates(), rates, fc.integer({ min: 1, max: 10 }), (on, rate, years) => {
        const holding = held(on, {
          ...{ principal: Money.of('1000000000'), annualRatePercent: rate },
          ...{ tenure: Tenure.of({ years }), payoutFrequency: 'at-maturity' },
        });
        const found = annualisedReturn(holding);
        expect(found.ok && found.value.text).toBe(rate.text);
      }),
    );
  });

  it('agrees with compounding the payouts within 0.01, up to a rate of 9%', () => {
    const payouts = fc.constantFrom('monthly', 'quarterly', 'half-yearly', 'yearly');
    const rates = fc.integer({ min: 0, max: 900 }).map(percentOf);
    const years = fc.integer({ min: 1, max: 3 });
    fc.assert(
      fc.property(calendarDates(), crores, fc.tuple(payouts, rates, years), (on, principal, by) => {
        const [payoutFrequency, annualRatePercent, length] = by;
        const tenure = Tenure.of({ years: length });
        const holding = held(on, { principal, annualRatePercent, tenure, payoutFrequency });
        const found = annualisedReturn(holding);
        const perYear = payoutsPerYear(payoutFrequency) ?? 1;
        const factor = annualRatePercent.fraction.dividedBy(perYear).plus(1).pow(perYear);
        const compounded = factor.minus(1).times(100);
        if (!found.ok) throw new Error('each deposit has a return');
        const off = found.value.decimal.minus(compounded).abs();
        expect(off.lessThanOrEqualTo('0.01')).toBe(true);
      }),
    );
  });

  it('gives back what a deposit at maturity pays, over the years by the calendar', () => {
    fc.assert(
      fc.property(cumulativeTerms(), calendarDates(), (terms, on) => {
        const holding = held(on, { ...terms, principal: Money.of('10000000') });
        const found = annualisedReturn(holding);
        if (!found.ok) return;
        const days = on.daysUntil(holding.maturityDate);
        const years = new Decimal(days).dividedBy('365.25');
        const grown = found.value.fraction.plus(1).pow(years).times('10000000');
        const part = grown.minus(holding.quote.maturityAmount.decimal).abs().dividedBy(grown);
        // Half a hundredth a year, and a day that a leap year may move.
        const off = years.plus(1).times('0.00005').plus('0.002');
        expect(part.lessThan(off)).toBe(true);
      }),
    );
  });

  it('is higher for earlier payouts of the same interest', () => {
    const terms = { principal: Money.of('1200000'), tenure: Tenure.of({ years: 1 }) };
    const of = (payoutFrequency: 'monthly' | 'quarterly' | 'yearly') => {
      const annualRatePercent = Percentage.of('7.60');
      const april = CalendarDate.of('2026-04-01');
      const found = annualisedReturn(held(april, { ...terms, payoutFrequency, annualRatePercent }));
      return found.ok && found.value.text;
    };
    expect([of('yearly'), of('quarterly'), of('monthly')]).toEqual(['7.6', '7.82', '7.87']);
  });
});
