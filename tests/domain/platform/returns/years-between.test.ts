import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { yearsBetween } from '#domain/platform/returns/years-between.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';
import { agree, fraction, fractionOf } from '#tests/domain/oracle.ts';

const day = (iso: string) => CalendarDate.of(iso);
const lengths = fc.integer({ min: 0, max: 15_000 });

/** Days since 1970, by JavaScript's own calendar. */
function dayNumber(iso: string): number {
  return Date.parse(iso) / 86_400_000;
}

/** The years of an ISO text moved on, without code of the domain: 29 February becomes 28. */
function anniversary(iso: string, years: number): string {
  const year = Number(iso.slice(0, 4)) + years;
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  const monthAndDay = iso.slice(4) === '-02-29' && !isLeap ? '-02-28' : iso.slice(4);
  return `${year}${monthAndDay}`;
}

describe('yearsBetween', () => {
  it('is the number of anniversaries on an anniversary, also in leap years', () => {
    fc.assert(
      fc.property(calendarDates(), fc.integer({ min: 0, max: 50 }), (from, years) => {
        expect(yearsBetween(from, from.plus({ years })).toString()).toBe(String(years));
      }),
    );
  });

  it('agrees with exact fractions of a year counted by another calendar', () => {
    fc.assert(
      fc.property(calendarDates(), lengths, (from, days) => {
        const to = from.plus({ days });
        let years = 0;
        while (anniversary(from.iso, years + 1) <= to.iso) years += 1;
        const begun = dayNumber(anniversary(from.iso, years));
        const rest = dayNumber(to.iso) - begun;
        const length = dayNumber(anniversary(from.iso, years + 1)) - begun;
        const exact = fraction(BigInt(years * length + rest), BigInt(length));
        expect(agree(fractionOf(yearsBetween(from, to).toFixed()), exact)).toBe(true);
      }),
    );
  });

  it('grows every day', () => {
    fc.assert(
      fc.property(calendarDates(), lengths, (from, days) => {
        const today = yearsBetween(from, from.plus({ days }));
        expect(yearsBetween(from, from.plus({ days: days + 1 })).greaterThan(today)).toBe(true);
      }),
    );
  });

  it('counts days of a leap year over 366, and throws for a day before the first', () => {
    const leap = yearsBetween(day('2028-01-01'), day('2028-07-02'));
    expect(leap.toString()).toBe('0.5');
    expect(yearsBetween(day('2024-02-29'), day('2025-02-28')).toString()).toBe('1');
    expect(() => yearsBetween(day('2026-01-02'), day('2026-01-01'))).toThrow('a later day');
  });
});
