import { CalendarDate } from './calendar-date.ts';
import { formatDate } from './indian-formatting.ts';
import { INDIA_AHEAD } from './utc-date.ts';

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const EPOCH = CalendarDate.of('1970-01-01');

/**
 * The start of a day in India, in milliseconds since 1970.
 *
 * @source Indian Standard Time: five and a half hours ahead of Greenwich, the whole year
 * @throws an error for anything but a date
 * @example
 * ```ts
 * dayStartInIndia(CalendarDate.of('1970-01-02')); // => 66_600_000
 * ```
 */
export function dayStartInIndia(day: CalendarDate): number {
  return EPOCH.daysUntil(day) * DAY - INDIA_AHEAD;
}

/**
 * Formats the time of day in India on a 12-hour clock.
 *
 * @source Indian Standard Time: five and a half hours ahead of Greenwich, the whole year
 * @param milliseconds time in milliseconds since 1970
 * @throws an error for an invalid time
 * @example
 * ```ts
 * formatTime(Date.UTC(2026, 10, 21, 2, 35)); // => '8:05 am'
 * ```
 */
export function formatTime(milliseconds: number): string {
  const day = CalendarDate.inIndia(milliseconds);
  const minutes = Math.floor((milliseconds - dayStartInIndia(day)) / MINUTE);
  const hours = Math.floor(minutes / 60);
  return `${hours % 12 === 0 ? 12 : hours % 12}:${sixtieth(minutes)} ${hours < 12 ? 'am' : 'pm'}`;
}

/**
 * Formats a time as date and time of day in India.
 *
 * @source Indian Standard Time: five and a half hours ahead of Greenwich, the whole year
 * @param milliseconds time in milliseconds since 1970
 * @throws an error for an invalid time
 * @example
 * ```ts
 * formatMoment(Date.UTC(2026, 10, 21, 2, 35)); // => '21 Nov 2026, 8:05 am'
 * ```
 */
export function formatMoment(milliseconds: number): string {
  return `${formatDate(CalendarDate.inIndia(milliseconds))}, ${formatTime(milliseconds)}`;
}

/**
 * Formats a time as `formatMoment` does, but names today and tomorrow, and leaves out the present
 * year.
 *
 * @source Vriddhi's own rule: a deadline of today or tomorrow is named as such
 * @param milliseconds time in milliseconds since 1970
 * @throws an error for an invalid time
 * @example
 * ```ts
 * const today = CalendarDate.of('2026-11-21');
 * formatNearMoment(Date.UTC(2026, 10, 21, 7, 50), today); // => 'today, 1:20 pm'
 * formatNearMoment(Date.UTC(2026, 10, 24, 7, 50), today); // => '24 Nov, 1:20 pm'
 * ```
 */
export function formatNearMoment(milliseconds: number, today: CalendarDate): string {
  const day = formatNearDate(CalendarDate.inIndia(milliseconds), today);
  return `${day}, ${formatTime(milliseconds)}`;
}

/**
 * Formats a day as `formatDate` does, but names today and tomorrow, and leaves out the present
 * year.
 *
 * @source Vriddhi's own rule: a deadline of today or tomorrow is named as such
 * @example
 * ```ts
 * const today = CalendarDate.of('2026-11-21');
 * formatNearDate(CalendarDate.of('2026-11-22'), today); // => 'tomorrow'
 * formatNearDate(CalendarDate.of('2026-11-24'), today); // => '24 Nov'
 * ```
 */
export function formatNearDate(date: CalendarDate, today: CalendarDate): string {
  const days = today.daysUntil(date);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  const text = formatDate(date);
  return date.year === today.year ? text.slice(0, text.lastIndexOf(' ')) : text;
}

/** The last two digits of a time in sixtieths: `count` modulo 60, with a leading zero. */
function sixtieth(count: number): string {
  return String(count % 60).padStart(2, '0');
}
