import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';

const MINUTE = 60_000;
/** India is ahead of Greenwich by five and a half hours, the whole year. */
const INDIA_AHEAD = 330 * MINUTE;

/** `21 Nov 2026, 8:05 am`, as clocks in India show it. */
export function momentText(moment: Date): string {
  const inIndia = new Date(moment.getTime() + INDIA_AHEAD);
  const hours = inIndia.getUTCHours();
  const minutes = String(inIndia.getUTCMinutes()).padStart(2, '0');
  const half = hours < 12 ? 'am' : 'pm';
  const day = formatDate(CalendarDate.inIndia(moment.getTime()));
  return `${day}, ${hours % 12 === 0 ? 12 : hours % 12}:${minutes} ${half}`;
}
