import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';

const date = (iso: string) => CalendarDate.of(iso);

describe('CalendarDate', () => {
  it('reads every form it writes', () => {
    fc.assert(
      fc.property(calendarDates(), (day) => {
        for (const text of [day.iso, day.slashed, day.dashed]) {
          const read = CalendarDate.parse(text);
          expect(read.ok && read.value.equals(day)).toBe(true);
        }
      }),
    );
  });

  it.each([
    ['5/7/1990', '1990-07-05'],
    ['05-07-1990', '1990-07-05'],
    [' 29/02/2024 ', '2024-02-29'],
  ])('reads %s', (text, iso) => {
    const read = CalendarDate.parse(text);
    expect(read.ok && read.value.iso).toBe(iso);
  });

  it.each([
    ['', 'empty'],
    ['tomorrow', 'not-a-date'],
    ['1990/07/05', 'not-a-date'],
    ['05/07-1990', 'not-a-date'],
    ['5/7/90', 'not-a-date'],
    ['०५/०७/१९९०', 'not-a-date'],
    ['29/02/2023', 'no-such-day'],
    ['31/04/2024', 'no-such-day'],
    ['2024-13-01', 'no-such-day'],
    ['00/01/2024', 'no-such-day'],
    ['01/01/1899', 'out-of-range'],
    ['3000-01-01', 'out-of-range'],
  ])('does not read "%s"', (text, violation) => {
    expect(CalendarDate.parse(text)).toEqual({ ok: false, failure: violation });
  });

  it.each(['2023-02-29', '2024-1-1', '', undefined, 20240101, '1899-12-31'])(
    'is never %s',
    (iso) => {
      expect(() => CalendarDate.of(iso as string)).toThrow(/date/);
    },
  );

  it('clamps to the end of the month before it adds days', () => {
    expect(date('2024-01-31').plus({ months: 1 }).iso).toBe('2024-02-29');
    expect(date('2023-01-31').plus({ months: 1, days: 1 }).iso).toBe('2023-03-01');
    expect(date('2024-02-29').plus({ years: 1 }).iso).toBe('2025-02-28');
  });

  it('counts the days it adds', () => {
    fc.assert(
      fc.property(calendarDates(), fc.integer({ min: -9000, max: 9000 }), (day, days) => {
        const other = day.plus({ days });
        expect(day.daysUntil(other)).toBe(days);
        expect(other.isAfter(day)).toBe(days > 0);
        expect(other.isBefore(day)).toBe(days < 0);
      }),
    );
  });

  it('counts whole months by the anniversaries it gives', () => {
    fc.assert(
      fc.property(calendarDates(), fc.integer({ min: 0, max: 4000 }), (day, days) => {
        const other = day.plus({ days });
        const months = day.wholeMonthsUntil(other);
        expect(day.plus({ months }).isAfter(other)).toBe(false);
        expect(day.plus({ months: months + 1 }).isAfter(other)).toBe(true);
      }),
    );
  });

  it('starts the next day in India at half past six in the evening, UTC', () => {
    expect(CalendarDate.inIndia(Date.parse('2026-11-20T18:29:59Z')).iso).toBe('2026-11-20');
    expect(CalendarDate.inIndia(Date.parse('2026-11-20T18:30:00Z')).iso).toBe('2026-11-21');
    expect(() => CalendarDate.inIndia(Number.NaN)).toThrow(
      'a time needs milliseconds since 1970',
    );
  });

  it('counts a year of age on the birthday, for 29 February on 1 March', () => {
    expect(date('2008-11-21').ageOn(date('2026-11-20'))).toBe(17);
    expect(date('2008-11-21').ageOn(date('2026-11-21'))).toBe(18);
    expect(date('2008-02-29').ageOn(date('2026-02-28'))).toBe(17);
    expect(date('2008-02-29').ageOn(date('2026-03-01'))).toBe(18);
  });

  it('accepts days that the time zone of the machine may have skipped', () => {
    expect(date('2011-12-29').plus({ days: 1 }).iso).toBe('2011-12-30');
  });

  it.each([NaN, Infinity, 0.5, 1e7])('refuses to add %s days', (days) => {
    expect(() => date('2024-01-01').plus({ days })).toThrow('a span needs whole parts');
  });
});
