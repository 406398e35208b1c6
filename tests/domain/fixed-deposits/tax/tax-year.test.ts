import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TaxYear } from '#domain/fixed-deposits/tax/tax-year.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';

describe('TaxYear', () => {
  it('contains its day, and the next year starts on the day after its last', () => {
    fc.assert(
      fc.property(calendarDates(), (day) => {
        const taxYear = TaxYear.on(day);
        expect(taxYear.firstDay.isAfter(day) || taxYear.lastDay.isBefore(day)).toBe(false);
        expect(taxYear.lastDay.plus({ days: 1 }).iso).toBe(taxYear.next.firstDay.iso);
        expect(taxYear.next.equals(taxYear)).toBe(false);
        expect(taxYear.next.previous.equals(taxYear)).toBe(true);
        expect(TaxYear.of(taxYear.toJSON()).equals(taxYear)).toBe(true);
      }),
    );
  });

  it('is written with both calendar years', () => {
    expect([2026, 1999, 2008].map((year) => `${TaxYear.of(year)}`)).toEqual([
      '2026-27',
      '1999-00',
      '2008-09',
    ]);
  });

  it.each([1899, 2999, 2026.5, Number.NaN])('refuses the year %s', (year) => {
    expect(() => TaxYear.of(year)).toThrow('a whole number from 1900 to 2998 was expected');
  });

  it('cannot be changed or compared by operators', () => {
    const taxYear = TaxYear.on(CalendarDate.of('2026-11-26'));
    expect(Object.isFrozen(taxYear)).toBe(true);
    expect(() => taxYear.valueOf()).toThrow('operators do not work on 2026-27');
  });
});
