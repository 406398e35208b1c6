import fc from 'fast-check';
import type { Form121 } from '#domain/fixed-deposits/tax/form-121.ts';
import { deductedOn, taxDays } from '#domain/fixed-deposits/tax/tax-days.ts';
import { TaxYear } from '#domain/fixed-deposits/tax/tax-year.ts';
import { tdsForecast } from '#domain/fixed-deposits/tax/tds-forecast.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { describe, expect, it } from 'vitest';
import { depositOf } from '#tests/domain/fixed-deposits/deposit-likes.ts';

const YEAR = TaxYear.of(2026);
const day = (iso: string) => CalendarDate.of(iso);

/** ₹12,00,000 at 7.60% at a bank, paid monthly from 1 April 2026 (section 3). */
const written = {
  principal: '1200000',
  rate: '7.60',
  from: '2026-04-01',
  institution: 'bank',
  payout: 'monthly',
  tenure: '24M',
} as const;
const monthly = depositOf(written);
const [holderId = ''] = monthly.holders;

function forecastsOn(
  today: string,
  forms: readonly Form121[] = [],
  years = [YEAR],
  deposits = [monthly],
) {
  const holders = [{ id: holderId, kind: 'individual', hasValidPan: true }] as const;
  return years.flatMap((taxYear) => {
    const facts = { deposits, holders, taxYear, forms, today: day(today) };
    return tdsForecast(facts) ?? [];
  });
}

const daysOf = (today: string, until: string, forms: readonly Form121[] = []) =>
  taxDays(forecastsOn(today, forms), { after: day(today), until: day(until) }).map((each) =>
    each.kind === 'deduction'
      ? `${each.date.iso} ${each.tax.text}`
      : `${each.date.iso} last day for Form 121`,
  );

describe('taxDays', () => {
  it('are those of a bank that crosses its limit at the seventh payout (section 3)', () => {
    expect(daysOf('2026-10-31', '2027-03-31')).toEqual([
      '2026-10-31 last day for Form 121',
      '2026-11-01 5320',
      '2026-12-01 760',
      '2027-01-01 760',
      '2027-02-01 760',
      '2027-03-01 760',
      '2027-03-31 760',
    ]);
  });

  it('sum up to the deductions of the year (section 3)', () => {
    const span = { after: day('2026-10-31'), until: day('2027-03-31') };
    expect(deductedOn(taxDays(forecastsOn('2026-10-31'), span)).text).toBe('9120');
    expect(deductedOn([]).isZero()).toBe(true);
  });

  it('after a day leave out its deduction, and name the last day before the next interest', () => {
    expect(daysOf('2026-11-01', '2026-12-01')).toEqual([
      '2026-11-30 last day for Form 121',
      '2026-12-01 760',
    ]);
  });

  it('end with the span, and there is none after the last credit of the year', () => {
    expect(daysOf('2026-11-01', '2026-11-29')).toEqual([]);
    expect(daysOf('2027-03-31', '2028-03-31')).toEqual([]);
  });

  it('name a form before a deduction of the same day', () => {
    const later = depositOf({ ...written, from: '2026-04-02', issuerId: 'later', id: '2' });
    const forecasts = forecastsOn('2026-11-15', [], [YEAR], [monthly, later]);
    const days = taxDays(forecasts, { after: day('2026-11-30'), until: day('2026-12-01') });
    expect(days.map(({ kind, forecast }) => [kind, forecast.issuerId])).toEqual([
      ['form-121', monthly.issuerId],
      ['form-121', 'later'],
      ['deduction', monthly.issuerId],
    ]);
  });

  it('name no day for a form that was given', () => {
    const form = { issuerId: monthly.issuerId, holderId, taxYear: YEAR, income: Money.of(91_200) };
    const given = { ...form, givenOn: day('2026-11-15') };
    expect(daysOf('2026-11-18', '2027-03-31', [given])).toEqual([]);
  });

  it('are in order and inside the span, and each form day is one of its tax year before a credit', () => {
    const anyDay = fc.integer({ min: 0, max: 364 }).map((days) => YEAR.firstDay.plus({ days }));
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 400 }), (today, length) => {
        const until = today.plus({ days: length });
        const forecasts = forecastsOn(today.iso, [], [YEAR, YEAR.next]);
        const days = taxDays(forecasts, { after: today, until });
        const isos = days.map(({ date }) => date.iso);
        expect(isos).toEqual(isos.toSorted());
        for (const { kind, date, forecast } of days) {
          expect(date.isAfter(until)).toBe(false);
          expect(date.isBefore(forecast.taxYear.firstDay)).toBe(false);
          const credit = kind === 'deduction' ? date : date.plus({ days: 1 });
          expect(forecast.credits.some((each) => each.date.equals(credit))).toBe(true);
          expect(kind === 'deduction' ? date.isAfter(today) : !date.isBefore(today)).toBe(true);
        }
      }),
    );
  });
});
