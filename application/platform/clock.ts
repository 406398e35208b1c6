import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { token } from './token.ts';

/** The server's time, which the app reads from replies. */
export interface Clock {
  now(): Date;
  /** The current date in India. */
  today(): CalendarDate;
}
export const Clock = token<Clock>('platform/clock');
