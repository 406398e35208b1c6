import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { isoDateText, slashedDateText } from '#domain/platform/date-text.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';

describe('slashedDateText', () => {
  it.each([
    ['2026-11-21', '21/11/2026'],
    ['2026-1-5', '05/01/2026'],
    ['  2026-11-21 ', '21/11/2026'],
    ['2026-11-21T10:00', '2026-11-21T10:00'],
    ['1990-01-31T18:30:00.000Z', '1990-01-31T18:30:00.000Z'],
    ['1990-01-31 18:30', '1990-01-31 18:30'],
    ['31/01/1990 18:30', '31/01/1990 18:30'],
    ['1-1-1990', '01/01/1990'],
    ['21.11.2026', '21/11/2026'],
    ['21 11 2026', '21/11/2026'],
    [' 31/2/2026', '31/02/2026'],
    ['21/11', '21/11'],
    ['on 2026-11-21', 'on 2026-11-21'],
    ['on 21/11/2026', 'on 21/11/2026'],
    ['', ''],
  ])('writes "%s" as "%s"', (text, slashed) => {
    expect(slashedDateText(text)).toBe(slashed);
  });

  it('writes every day of the calendar as DD/MM/YYYY, from any input format [AP-3.28]', () => {
    fc.assert(
      fc.property(calendarDates(), (day) => {
        const short = `${day.day}.${day.month}.${day.year}`;
        for (const text of [day.iso, day.slashed, day.dashed, short]) {
          expect(slashedDateText(text)).toBe(day.slashed);
        }
      }),
    );
  });
});

describe('isoDateText', () => {
  it('is the ISO date, and can be read back', () => {
    fc.assert(
      fc.property(calendarDates(), (day) => {
        expect(isoDateText(day.slashed)).toBe(day.iso);
        expect(slashedDateText(isoDateText(day.slashed))).toBe(day.slashed);
        expect(CalendarDate.of(isoDateText(day.slashed)).iso).toBe(day.iso);
      }),
    );
  });

  it.each(['', '21/11', '1/11/2026', '21/11/20261', 'x21/11/2026', '21-11-2026'])(
    'is undefined for "%s"',
    (text) => {
      expect(isoDateText(text)).toBe('');
    },
  );
});
