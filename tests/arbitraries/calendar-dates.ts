import fc from 'fast-check';
import { CalendarDate } from '#domain/platform/calendar-date.ts';

const FIRST = CalendarDate.of('2000-01-01');

/** Any day from 2000 to 2049. */
export function calendarDates(): fc.Arbitrary<CalendarDate> {
  return fc.integer({ min: 0, max: 18_262 }).map((days) => FIRST.plus({ days }));
}
