import { IPO_LOCK_IN_MONTHS, lockInEnd } from '#domain/private-market/lock-in.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('lockInEnd', () => {
  it('is six months after the allotment: never less than 181 or more than 184 days [AP-9.9]', () => {
    expect(IPO_LOCK_IN_MONTHS).toBe(6);
    fc.assert(
      fc.property(calendarDates(), (allottedOn) => {
        const days = allottedOn.daysUntil(lockInEnd(allottedOn));
        expect(days).toBeGreaterThanOrEqual(181);
        expect(days).toBeLessThanOrEqual(184);
      }),
    );
  });

  it.each([
    ['2026-01-15', '2026-07-15'],
    ['2026-08-31', '2027-02-28'],
    ['2027-08-31', '2028-02-29'],
  ])('of %s is %s', (allottedOn, end) => {
    expect(lockInEnd(CalendarDate.of(allottedOn)).iso).toBe(end);
  });

  it.each([undefined, '2026-01-15', new Date()])('throws on %s', (given) => {
    expect(() => lockInEnd(given as never)).toThrow('a date');
  });
});
