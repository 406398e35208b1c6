import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import { threeRates } from '#domain/fixed-deposits/returns/three-rates.ts';
import type { DepositTerms } from '#domain/fixed-deposits/interest/deposit-terms.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';
import { depositTerms } from '#tests/arbitraries/deposit-terms.ts';
import { percentOf } from '#tests/arbitraries/percentages.ts';
import { tenureOf } from '#tests/domain/fixed-deposits/catalogue/card-rows.ts';

const text = (found: ReturnType<typeof threeRates>['annualised']) =>
  found.ok ? found.value.text : found.failure;

function ratesOf(terms: DepositTerms, on: CalendarDate, taxPercent: string) {
  const holding = Holding.of({ terms, startedOn: on });
  const rates = threeRates(holding, Percentage.of(taxPercent));
  return {
    rates,
    shown: [rates.cardRate.text, text(rates.annualised), text(rates.afterTax.annualised)],
    taxes: rates.afterTax.years.map(({ interest, tax }) => [interest.text, tax.text]),
  };
}

const day = (iso: string) => CalendarDate.of(iso);
const quarterly = {
  principal: Money.of('100000'),
  annualRatePercent: Percentage.of('7.25'),
  tenure: tenureOf('1Y'),
  payoutFrequency: 'at-maturity',
  compoundingFrequency: 'quarterly',
} as const;
const yearly = {
  ...quarterly,
  annualRatePercent: Percentage.of('8'),
  tenure: tenureOf('3Y'),
  compoundingFrequency: 'yearly',
} as const;
const monthly = {
  principal: Money.of('1200000'),
  annualRatePercent: Percentage.of('7.60'),
  tenure: tenureOf('1Y'),
  payoutFrequency: 'monthly',
} as const;

describe('threeRates', () => {
  it('gives the figures of section 2, check a', () => {
    const { rates, shown, taxes } = ratesOf(quarterly, day('2026-11-23'), '31.2');
    expect(shown).toEqual(['7.25', '7.45', '5.1']);
    expect(taxes).toEqual([['2606', '813'], ['4844', '1511']]);
    expect(rates.afterTax.tax.text).toBe('2324');
    expect(rates.cardRateText).toBe('7.25%, added every 3 months');
  });

  it.each([
    ['31.2', '5.5', '8103'],
    ['5.2', '7.58', '1350'],
    ['0', '8', '0'],
  ])('gives the figures of section 2, check b, at a tax of %s%%', (percent, after, tax) => {
    const { rates, shown, taxes } = ratesOf(yearly, day('2026-04-01'), percent);
    expect(shown).toEqual(['8', '8', after]);
    expect(taxes.map(([interest]) => interest)).toEqual(['8000', '8640', '9331']);
    expect(rates.afterTax.tax.text).toBe(tax);
  });

  it('gives the figures of section 2, check c', () => {
    const { rates, shown } = ratesOf(monthly, day('2026-04-01'), '31.2');
    expect(shown).toEqual(['7.6', '7.87', '5.41']);
    expect(rates.afterTax.tax.text).toBe('28454');
    expect(rates.cardRateText).toBe('7.60%, paid every month');
  });

  const terms = depositTerms().map((each) => ({
    ...each,
    principal: each.principal.plus(Money.of(100_000)),
    tenure: tenureOf(`${1 + (each.tenure.days % 2)}Y`),
  }));

  it('never has more after tax than before, and less with a higher tax', () => {
    const slabs = fc.tuple(fc.nat({ max: 4290 }), fc.nat({ max: 4290 }));
    fc.assert(
      fc.property(terms, calendarDates(), slabs, (each, on, two) => {
        const [low = 0, high = 0] = two.toSorted((a, b) => a - b);
        const less = ratesOf(each, on, percentOf(low).text).rates;
        const more = ratesOf(each, on, percentOf(high).text).rates;
        const { annualised } = less;
        const [first, second] = [less.afterTax.annualised, more.afterTax.annualised];
        if (!annualised.ok || !first.ok || !second.ok) throw new Error('each has a return');
        expect(first.value.isGreaterThan(annualised.value)).toBe(false);
        expect(second.value.isGreaterThan(first.value)).toBe(false);
        expect(more.afterTax.tax.isLessThan(less.afterTax.tax)).toBe(false);
      }),
    );
  });

  it('is the same before and after a tax of zero', () => {
    fc.assert(
      fc.property(depositTerms(), calendarDates(), (each, on) => {
        const { rates } = ratesOf(each, on, '0');
        expect(rates.afterTax.annualised).toEqual(rates.annualised);
        expect(rates.afterTax.tax.text).toBe('0');
      }),
    );
  });
});
