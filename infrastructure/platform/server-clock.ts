import type { Clock } from '#application/platform/clock.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';

/** Follows the server's clock: each reply says how far the device's own is off. */
export class ServerClock implements Clock {
  private offsetMilliseconds = 0;

  now(): Date {
    return new Date(Date.now() + this.offsetMilliseconds);
  }

  today(): CalendarDate {
    return CalendarDate.inIndia(this.now().getTime());
  }

  /** @param serverTime the `server-time` header, an ISO instant; anything else is ignored. */
  follow(serverTime: string | undefined): void {
    const instant = serverTime === undefined ? Number.NaN : Date.parse(serverTime);
    if (!Number.isNaN(instant)) this.offsetMilliseconds = instant - Date.now();
  }
}
