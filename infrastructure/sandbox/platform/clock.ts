import { CalendarDate } from '#domain/platform/calendar-date.ts';

/** Real time plus an offset that can be moved, so that deposits mature while one watches. */
export class SandboxClock {
  private offsetMilliseconds = 0;

  now(): Date {
    return new Date(Date.now() + this.offsetMilliseconds);
  }

  /** The date in India. */
  today(): CalendarDate {
    return CalendarDate.inIndia(this.now().getTime());
  }

  /** How far it is ahead of real time. */
  get offset(): number {
    return this.offsetMilliseconds;
  }

  /** Set by the platform alone, which also keeps it in the database. */
  set offset(milliseconds: number) {
    this.offsetMilliseconds = milliseconds;
  }
}
