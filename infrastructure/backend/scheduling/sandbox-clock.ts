import { CalendarDate } from '#domain/platform/calendar-date.ts';

/**
 * Milliseconds by which a stored time may be ahead of this process's time, because the clocks of
 * processes differ and a process may have waited for a lock.
 */
export const CLOCK_SKEW = 120_000;

/**
 * Real time, or a fixed time for tests, plus an offset that the console can change, for example to
 * let a deposit mature at once.
 */
export class SandboxClock {
  private offsetMilliseconds = 0;

  /** @param fixedTime replaces real time, so that only the offset moves this clock */
  constructor(private readonly fixedTime?: Date) {}

  now(): Date {
    return new Date((this.fixedTime?.getTime() ?? Date.now()) + this.offsetMilliseconds);
  }

  today(): CalendarDate {
    return CalendarDate.inIndia(this.now().getTime());
  }

  /** Milliseconds by which this clock is ahead of real time, or of the fixed time. */
  get offset(): number {
    return this.offsetMilliseconds;
  }

  /** Only the platform sets the offset, because it must also store it in the database. */
  set offset(milliseconds: number) {
    this.offsetMilliseconds = milliseconds;
  }
}
