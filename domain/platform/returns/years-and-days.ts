import type { CalendarDate } from '../calendar-date.ts';

/** A time on the calendar: whole years, and the days of the year that has begun. */
export interface YearsAndDays {
  readonly years: number;
  readonly days: number;
  /** The days of the year that has begun: 365 or 366. */
  readonly yearLength: number;
}

/** The time from a day to a later one, in whole years and days. */
export function yearsAndDays(from: CalendarDate, to: CalendarDate): YearsAndDays {
  const years = Math.floor(from.wholeMonthsUntil(to) / 12);
  const anniversary = from.plus({ years });
  const days = anniversary.daysUntil(to);
  if (days === 0) return { years, days, yearLength: 365 };
  return { years, days, yearLength: anniversary.daysUntil(from.plus({ years: years + 1 })) };
}
