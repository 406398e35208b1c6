import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkRecord } from '../../platform/argument-checks.ts';
import { checkDate } from '../../platform/expected-values.ts';

/** Days before its maturity on which a deposit is announced as maturing. */
const NOTICE_DAYS = [30, 7];

/**
 * The next day on which a message announces the maturity of a deposit: 30 days and 7 days before
 * it. A deposit that is shorter than such a period has no message for it.
 *
 * @source decision beside FD-4.89
 * @param after the first day of the deposit, or the day of its last message
 * @returns undefined if no message is left
 * @throws an error for anything but dates
 * @example
 * ```ts
 * const after = CalendarDate.of('2025-11-21');
 * nextMaturityNotice({ maturityDate: CalendarDate.of('2026-11-21'), after })?.iso;
 * // => '2026-10-22'
 * ```
 */
export function nextMaturityNotice(deposit: {
  readonly maturityDate: CalendarDate;
  readonly after: CalendarDate;
}): CalendarDate | undefined {
  const { maturityDate, after } = checkRecord(deposit);
  checkDate(after);
  return NOTICE_DAYS.map((days) => checkDate(maturityDate).plus({ days: -days })).find((day) =>
    day.isAfter(after),
  );
}

/**
 * The time from a day to the maturity of a deposit, as a message writes it.
 *
 * @source decision beside FD-4.89
 * @throws an error for anything but dates
 * @example
 * ```ts
 * const today = CalendarDate.of('2026-11-14');
 * timeToMaturity(today, CalendarDate.of('2026-11-21')); // => '7 days'
 * ```
 */
export function timeToMaturity(today: CalendarDate, maturityDate: CalendarDate): string {
  const days = checkDate(today).daysUntil(checkDate(maturityDate));
  return days === 1 ? '1 day' : `${days} days`;
}
