import type { Clock } from '#application/platform/clock.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';

/**
 * Follows the server's clock. Between two replies it counts by the browser's monotonic clock, so
 * that a change of the device's time changes no countdown.
 */
export class ServerClock implements Clock {
  /** The time when the page was opened, by the server's clock once a reply has told it. */
  private origin: number | undefined;

  get isServerTime(): boolean {
    return this.origin !== undefined;
  }

  now(): Date {
    return new Date(this.origin === undefined ? Date.now() : this.origin + performance.now());
  }

  today(): CalendarDate {
    return CalendarDate.inIndia(this.now().getTime());
  }

  /** @param serverTime the `server-time` header, an ISO 8601 instant; invalid text is ignored */
  follow(serverTime: string | undefined): void {
    const instant = serverTime === undefined ? Number.NaN : Date.parse(serverTime);
    if (!Number.isNaN(instant)) this.origin = instant - performance.now();
  }
}
