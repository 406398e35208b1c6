import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import { token } from './token.ts';

/**
 * The server's time, which the app reads from replies. Do not use it to measure how long something
 * takes on this device, such as the wait for another code or the visit to a campaign page. Its
 * offset is unknown when a page loads and changes with each reply; `new Date()` has no such jumps.
 */
export interface Clock {
  /** Whether a reply has told the server's time. Until then it is that of the device. */
  readonly isServerTime: boolean;
  now(): Date;
  /** The current date in India. */
  today(): CalendarDate;
}
export const Clock = token<Clock>('platform/clock');
