/** How far Indian Standard Time is ahead of UTC, in milliseconds. */
export const INDIA_AHEAD = 5.5 * 60 * 60 * 1000;

/**
 * A date whose local getters and setters use UTC, so that date-fns gives the same result in every
 * time zone. Otherwise a local midnight that does not exist (a clock change, or 30 December 2011 in
 * Samoa) could move a maturity date.
 */
export class UtcDate extends Date {
  override getFullYear(): number {
    return this.getUTCFullYear();
  }

  override getMonth(): number {
    return this.getUTCMonth();
  }

  override getDate(): number {
    return this.getUTCDate();
  }

  override setFullYear(year: number, month = this.getMonth(), day = this.getDate()): number {
    return this.setUTCFullYear(year, month, day);
  }

  override setMonth(month: number, day = this.getDate()): number {
    return this.setUTCMonth(month, day);
  }

  override setDate(day: number): number {
    return this.setUTCDate(day);
  }

  override setHours(hours: number, minutes = 0, seconds = 0, milliseconds = 0): number {
    return this.setUTCHours(hours, minutes, seconds, milliseconds);
  }

  override getTimezoneOffset(): number {
    return 0;
  }
}
