import type { Clock } from '#application/platform/clock.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';

/** Follows the server's clock: each reply updates the offset from the device's clock. */
export class ServerClock implements Clock {
  private offsetMilliseconds = 0;

  now(): Date {
    return new Date(Date.now() + this.offsetMilliseconds);
  }

  today(): CalendarDate {
    return CalendarDate.inIndia(this.now().getTime());
  }

  /** @param serverTime the `server-time` header, an ISO 8601 instant; invalid text is ignored */
  follow(serverTime: string | undefined): void {
    const instant = serverTime === undefined ? Number.NaN : Date.parse(serverTime);
    if (!Number.isNaN(instant)) this.offsetMilliseconds = instant - Date.now();
  }
}
