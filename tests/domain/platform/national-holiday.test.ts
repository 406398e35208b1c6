import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { isNationalHoliday } from '#domain/platform/national-holiday.ts';
import { describe, expect, it } from 'vitest';

describe('isNationalHoliday', () => {
  it('is 26 January, 15 August and 2 October of each year', () => {
    for (const year of [1996, 2026, 2027]) {
      const first = CalendarDate.of(`${year}-01-01`);
      const days = Array.from({ length: 365 }, (_, at) => first.plus({ days: at }));
      const found = days.filter(isNationalHoliday).map(({ iso }) => iso.slice(5));
      expect(found).toEqual(['01-26', '08-15', '10-02']);
    }
  });
});
