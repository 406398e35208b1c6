import { CalendarDate } from '../platform/calendar-date.ts';
import { asKind } from '../platform/expected.ts';

/** For how long shares that were bought before a public issue cannot be sold after it. */
export const IPO_LOCK_IN_MONTHS = 6;

/**
 * The first day on which shares that were bought before a public issue can be sold: six months
 * after their allotment in it.
 *
 * @formula allotment + 6 months, the day clamped to the end of the month
 * @source AP-9.9, PM-9.25; SEBI (Issue of Capital and Disclosure Requirements) Regulations 2018,
 *   regulation 17
 * @param allottedOn the day of allotment in the public issue
 * @throws a sentence on what is no date, and where the years 1900 to 2999 are left
 * @example
 * ```ts
 * lockInEnd(CalendarDate.of('2026-08-31')).iso; // => '2027-02-28'
 * ```
 */
export function lockInEnd(allottedOn: CalendarDate): CalendarDate {
  return asKind(allottedOn, CalendarDate, 'a date').plus({ months: IPO_LOCK_IN_MONTHS });
}
