import type { CalendarDate } from '../calendar-date.ts';
import { Decimal } from '../decimal.ts';
import { checkDate } from '../expected-values.ts';
import { invariant } from '../invariant.ts';
import { yearsAndDays } from './years-and-days.ts';

/**
 * The time from a day to a later day, in years: the whole years to the last anniversary, and the
 * days since then over the days of the year that has begun. From an anniversary to the next, it is
 * exactly one year, also in a leap year. An anniversary of 29 February is 28 February in other
 * years.
 *
 * @formula whole years + days left / days of the running year (365 or 366)
 * @source section 0 of the design notes on rules beyond the documents, C2
 * @throws an error for anything but two dates, and for a second day before the first
 * @example
 * ```ts
 * yearsBetween(CalendarDate.of('2027-07-01'), CalendarDate.of('2028-07-01')).toString(); // => '1'
 * yearsBetween(CalendarDate.of('2026-01-01'), CalendarDate.of('2027-03-15')).toString();
 * // => '1.2'
 * ```
 */
export function yearsBetween(from: CalendarDate, to: CalendarDate): Decimal {
  const isOrdered = !checkDate(to).isBefore(checkDate(from));
  invariant(isOrdered, 'years can only be counted to a later day');
  const { years, days, yearLength } = yearsAndDays(from, to);
  return new Decimal(days).dividedBy(yearLength).plus(years);
}
