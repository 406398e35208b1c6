import type { CalendarDate } from '../platform/calendar-date.ts';
import { checkDate } from '../platform/expected-values.ts';
import { formatDate } from '../platform/indian-formatting.ts';

/** Maximum age in days for which the label is the age instead of the date. */
const RECENT_DAYS = 6;

/**
 * The date label of a news item: Today, Yesterday, `n days ago` for up to six days, else the date.
 *
 * @source PM-2.183, PM-2.176, AP-2.199; private market, section 2
 * @param date the day of the news
 * @param today the current day
 * @throws an error for anything but a date
 * @example
 * ```ts
 * const today = CalendarDate.of('2026-11-21');
 * newsDateLabel(CalendarDate.of('2026-11-20'), today); // => 'Yesterday'
 * newsDateLabel(CalendarDate.of('2026-11-17'), today); // => '4 days ago'
 * newsDateLabel(CalendarDate.of('2026-11-14'), today); // => '14 Nov 2026'
 * ```
 */
export function newsDateLabel(date: CalendarDate, today: CalendarDate): string {
  const day = checkDate(date);
  const daysAgo = day.daysUntil(today);
  if (daysAgo < 0 || daysAgo > RECENT_DAYS) return formatDate(day);
  if (daysAgo === 0) return 'Today';
  return daysAgo === 1 ? 'Yesterday' : `${daysAgo} days ago`;
}
