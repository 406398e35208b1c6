import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { isSeniorByAge, SENIOR_CITIZEN_AGE } from '#domain/platform/senior-age.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';

describe('isSeniorByAge', () => {
  it('is true from the sixtieth birthday on', () => {
    fc.assert(
      fc.property(calendarDates(), fc.integer({ min: -800, max: 800 }), (birthDate, days) => {
        const anniversary = birthDate.plus({ years: SENIOR_CITIZEN_AGE });
        // In a year without 29 February, that birthday is on 1 March: see `ageOn`.
        const isMissing = anniversary.day !== birthDate.day;
        const birthday = isMissing ? anniversary.plus({ days: 1 }) : anniversary;
        const today = birthday.plus({ days });
        expect(isSeniorByAge(birthDate, today)).toBe(days >= 0);
      }),
      {
        examples: [
          [CalendarDate.of('2040-02-29'), 0],
          [CalendarDate.of('2040-02-29'), -1],
        ],
      },
    );
  });
});
