import type { CalendarDate } from './calendar-date.ts';
import { checkDate } from './expected-values.ts';

/** Republic Day, Independence Day and Gandhi Jayanti, as month and day. */
const NATIONAL_HOLIDAYS = [126, 815, 1002];

/**
 * Whether a day is one of the three national holidays, on which all banks, exchanges and
 * depositories in India are closed.
 *
 * @source Holidays of each year of the Reserve Bank of India, and of NSDL and CDSL
 * @example
 * ```ts
 * isNationalHoliday(CalendarDate.of('2027-01-26')); // => true
 * isNationalHoliday(CalendarDate.of('2027-01-27')); // => false
 * ```
 */
export function isNationalHoliday(date: CalendarDate): boolean {
  const { day, month } = checkDate(date);
  return NATIONAL_HOLIDAYS.includes(month * 100 + day);
}
