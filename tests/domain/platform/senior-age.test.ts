import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSeniorByAge, SENIOR_CITIZEN_AGE } from '#domain/platform/senior-age.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';

describe('isSeniorByAge', () => {
  it('is so from the sixtieth birthday on, and ever after', () => {
    fc.assert(
      fc.property(calendarDates(), fc.integer({ min: -800, max: 800 }), (birthDate, days) => {
        const birthday = birthDate.plus({ years: SENIOR_CITIZEN_AGE });
        const today = birthday.plus({ days });
        expect(isSeniorByAge(birthDate, today)).toBe(days >= 0);
      }),
    );
  });
});
