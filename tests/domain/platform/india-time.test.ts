import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import {
  dayStartInIndia,
  formatMoment,
  formatNearDate,
  formatNearMoment,
  formatTime,
} from '#domain/platform/india-time.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';

const MINUTE = 60_000;
const minutesOfDay = () => fc.integer({ min: 0, max: 1439 });

describe('dayStartInIndia', () => {
  it('is half past six in the evening before, in Greenwich', () => {
    const start = new Date(dayStartInIndia(CalendarDate.of('2026-11-21')));
    expect(start.toISOString()).toBe('2026-11-20T18:30:00.000Z');
  });

  it('is the first moment of its day', () => {
    fc.assert(
      fc.property(calendarDates(), (day) => {
        const start = dayStartInIndia(day);
        expect(CalendarDate.inIndia(start).iso).toBe(day.iso);
        expect(CalendarDate.inIndia(start - 1).iso).toBe(day.plus({ days: -1 }).iso);
      }),
    );
  });
});

describe('formatTime', () => {
  it.each([
    [0, '12:00 am'],
    [59, '12:59 am'],
    [60, '1:00 am'],
    [485, '8:05 am'],
    [719, '11:59 am'],
    [720, '12:00 pm'],
    [780, '1:00 pm'],
    [1439, '11:59 pm'],
  ])('writes minute %s of a day as %s', (minute, text) => {
    const start = dayStartInIndia(CalendarDate.of('2026-11-21'));
    expect(formatTime(start + minute * MINUTE)).toBe(text);
  });

  it('equals the time of JavaScript for Kolkata, to the end of each minute', () => {
    const zone = { timeZone: 'Asia/Kolkata', hour: 'numeric', minute: '2-digit' } as const;
    fc.assert(
      fc.property(
        calendarDates(),
        minutesOfDay(),
        fc.integer({ min: 0, max: MINUTE - 1 }),
        (day, minute, rest) => {
          const moment = dayStartInIndia(day) + minute * MINUTE + rest;
          const shown = new Date(moment).toLocaleTimeString('en-IN', zone);
          expect(formatTime(moment)).toBe(shown.replaceAll(/\s/g, ' ').toLowerCase());
        },
      ),
    );
  });

  it.each([NaN, Infinity, '5', undefined])('refuses %s for a moment', (moment) => {
    expect(() => formatTime(moment as number)).toThrow('a time needs milliseconds since 1970');
  });
});

describe('formatMoment', () => {
  it('writes the day and the time in India', () => {
    fc.assert(
      fc.property(calendarDates(), minutesOfDay(), (day, minute) => {
        const moment = dayStartInIndia(day) + minute * MINUTE;
        expect(formatMoment(moment)).toBe(`${formatDate(day)}, ${formatTime(moment)}`);
      }),
    );
    expect(formatMoment(Date.UTC(2026, 10, 20, 18, 30))).toBe('21 Nov 2026, 12:00 am');
  });
});

describe('formatNearDate', () => {
  it.each([
    ['2026-11-18', 'today'],
    ['2026-11-19', 'tomorrow'],
    ['2026-11-20', '20 Nov'],
    ['2026-11-17', '17 Nov'],
    ['2026-12-31', '31 Dec'],
    ['2027-01-01', '1 Jan 2027'],
    ['2025-11-18', '18 Nov 2025'],
  ])('writes %s as %s on 18 November 2026', (date, text) => {
    expect(formatNearDate(CalendarDate.of(date), CalendarDate.of('2026-11-18'))).toBe(text);
  });

  it('names the first day of the next year on the last day of a year', () => {
    const text = formatNearDate(CalendarDate.of('2027-01-01'), CalendarDate.of('2026-12-31'));
    expect(text).toBe('tomorrow');
  });
});

describe('formatNearMoment', () => {
  it('writes the near day in India and the time', () => {
    fc.assert(
      fc.property(calendarDates(), minutesOfDay(), calendarDates(), (day, minute, today) => {
        const moment = dayStartInIndia(day) + minute * MINUTE;
        const text = formatNearMoment(moment, today);
        expect(text).toBe(`${formatNearDate(day, today)}, ${formatTime(moment)}`);
      }),
    );
  });

  it('takes the day in India', () => {
    const midnight = Date.UTC(2026, 10, 20, 18, 30);
    const today = CalendarDate.of('2026-11-20');
    expect(formatNearMoment(midnight - 1, today)).toBe('today, 11:59 pm');
    expect(formatNearMoment(midnight, today)).toBe('tomorrow, 12:00 am');
  });
});
