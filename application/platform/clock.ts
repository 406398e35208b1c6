import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { token } from './token.ts';

/** The time at the server, which the app follows: every reply carries it. */
export interface Clock {
  now(): Date;
  /** The date in India. */
  today(): CalendarDate;
}
export const Clock = token<Clock>('platform/clock');
