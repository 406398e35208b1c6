// Imported separately, because the main entry of date-fns loads the whole library, which takes a
// second.
import { add } from 'date-fns/add';
import { differenceInYears } from 'date-fns/differenceInYears';
import { getDaysInMonth } from 'date-fns/getDaysInMonth';
import { checkInstance, checkOptions, refuseOperators } from './argument-checks.ts';
import { invariant, shown } from './invariant.ts';
import { failure, type Result, success } from './result.ts';
import { INDIA_AHEAD, UtcDate } from './utc-date.ts';

export type CalendarDateViolation = 'empty' | 'not-a-date' | 'no-such-day' | 'out-of-range';

/** A calendar span in years, months and days; each is a whole number and may be negative. */
export interface CalendarSpan {
  readonly years?: number;
  readonly months?: number;
  readonly days?: number;
}

const FIRST_YEAR = 1900;
const LAST_YEAR = 2999;
const ISO = /^([0-9]{4})-([0-9]{2})-([0-9]{2})$/;
const DAY_FIRST = /^([0-9]{1,2})([/-])([0-9]{1,2})\2([0-9]{4})$/;
/** Every day has this length, because all calculations are in UTC. */
const MILLISECONDS_IN_DAY = 24 * 60 * 60 * 1000;

/**
 * A calendar day from 1900 to 2999, without a time or time zone. Compare days with `isBefore` and
 * `isAfter`; the operators `<`, `>` and `-` throw.
 *
 * @example
 * ```ts
 * CalendarDate.of('2026-11-21').slashed; // => '21/11/2026'
 * ```
 */
export class CalendarDate {
  private constructor(
    readonly year: number,
    /** 1 for January. */
    readonly month: number,
    readonly day: number,
  ) {
    Object.freeze(this);
  }

  /**
   * A day from text of the form `YYYY-MM-DD`.
   *
   * @throws an error for any other text and for a day that does not exist
   * @example
   * ```ts
   * CalendarDate.of('2024-02-29').day; // => 29
   * ```
   */
  static of(iso: string): CalendarDate {
    const [, year, month, day] = (typeof iso === 'string' ? ISO.exec(iso) : undefined) ?? [];
    invariant(year !== undefined, `a date needs the form YYYY-MM-DD, got ${shown(iso)}`);
    const read = CalendarDate.read(Number(year), Number(month), Number(day));
    invariant(read.ok, `there is no date ${shown(iso)} from ${FIRST_YEAR} to ${LAST_YEAR}`);
    return read.value;
  }

  /**
   * Parses a day as people write it: DD/MM/YYYY, DD-MM-YYYY or YYYY-MM-DD.
   *
   * @source FD-9.40
   * @example
   * ```ts
   * CalendarDate.parse('29/02/2023'); // => { ok: false, failure: 'no-such-day' }
   * ```
   */
  static parse(text: string): Result<CalendarDate, CalendarDateViolation> {
    const trimmed = typeof text === 'string' ? text.trim() : '';
    if (trimmed === '') return failure('empty');
    const iso = ISO.exec(trimmed);
    if (iso !== null) return CalendarDate.read(Number(iso[1]), Number(iso[2]), Number(iso[3]));
    const written = DAY_FIRST.exec(trimmed);
    if (written === null) return failure('not-a-date');
    return CalendarDate.read(Number(written[4]), Number(written[3]), Number(written[1]));
  }

  /**
   * The calendar day in India at a given time.
   *
   * @formula the day in UTC, five and a half hours later
   * @throws an error for an invalid time
   * @param epochMilliseconds milliseconds since 1970 (UTC)
   * @example
   * ```ts
   * CalendarDate.inIndia(Date.parse('2026-11-20T18:30:00Z')).iso; // => '2026-11-21'
   * ```
   */
  static inIndia(epochMilliseconds: number): CalendarDate {
    invariant(
      Number.isFinite(epochMilliseconds),
      `a time needs milliseconds since 1970, got ${shown(epochMilliseconds)}`,
    );
    return CalendarDate.on(new UtcDate(epochMilliseconds + INDIA_AHEAD));
  }

  private static on(date: UtcDate): CalendarDate {
    const year = date.getFullYear();
    invariant(
      year >= FIRST_YEAR && year <= LAST_YEAR,
      `a date must be in the years ${FIRST_YEAR} to ${LAST_YEAR}`,
    );
    return new CalendarDate(year, date.getMonth() + 1, date.getDate());
  }

  private static read(
    year: number,
    month: number,
    day: number,
  ): Result<CalendarDate, CalendarDateViolation> {
    if (month < 1 || month > 12) return failure('no-such-day');
    if (year < FIRST_YEAR || year > LAST_YEAR) return failure('out-of-range');
    const longest = getDaysInMonth(new UtcDate(Date.UTC(year, month - 1)));
    if (day < 1 || day > longest) return failure('no-such-day');
    return success(new CalendarDate(year, month, day));
  }

  /**
   * The day as `YYYY-MM-DD`, whose text order is the calendar order.
   *
   * @example
   * ```ts
   * CalendarDate.of('2026-01-05').iso; // => '2026-01-05'
   * ```
   */
  get iso(): string {
    return `${this.year}-${twoDigits(this.month)}-${twoDigits(this.day)}`;
  }

  /** The day as `DD/MM/YYYY`: `05/01/2026`. */
  get slashed(): string {
    return `${twoDigits(this.day)}/${twoDigits(this.month)}/${this.year}`;
  }

  /** The day as `DD-MM-YYYY`: `05-01-2026`. */
  get dashed(): string {
    return this.slashed.replaceAll('/', '-');
  }

  /**
   * The day of the week, from 1 (Monday) to 7 (Sunday).
   *
   * @source ISO 8601
   * @example
   * ```ts
   * CalendarDate.of('2026-11-29').weekday; // => 7
   * ```
   */
  get weekday(): number {
    return this.asDate.getUTCDay() || 7;
  }

  /** Whether both are the same day. */
  equals(other: CalendarDate): boolean {
    return this.ordinal === checkDate(other).ordinal;
  }

  /** Whether this day is before the other. */
  isBefore(other: CalendarDate): boolean {
    return this.ordinal < checkDate(other).ordinal;
  }

  /** Whether this day is after the other. */
  isAfter(other: CalendarDate): boolean {
    return this.ordinal > checkDate(other).ordinal;
  }

  /** Days from this day to the other; negative if the other is earlier. */
  daysUntil(other: CalendarDate): number {
    return (checkDate(other).asDate.getTime() - this.asDate.getTime()) / MILLISECONDS_IN_DAY;
  }

  /**
   * Age in whole years of a person born on this day; a birthday on 29 February counts from 1 March.
   *
   * @source AP-5.11
   * @example
   * ```ts
   * CalendarDate.of('2008-02-29').ageOn(CalendarDate.of('2026-02-28')); // => 17
   * ```
   */
  ageOn(date: CalendarDate): number {
    return differenceInYears(checkDate(date).asDate, this.asDate);
  }

  /**
   * Whole months to a later day. A month is complete on the day that `plus` returns: the first
   * month after 31 January ends on the last day of February.
   *
   * @throws an error for a day before this one
   * @example
   * ```ts
   * CalendarDate.of('2024-01-31').wholeMonthsUntil(CalendarDate.of('2024-02-29')); // => 1
   * ```
   */
  wholeMonthsUntil(other: CalendarDate): number {
    invariant(!checkDate(other).isBefore(this), 'months can only be counted to a later day');
    const months = (other.year - this.year) * 12 + other.month - this.month;
    return this.plus({ months }).isAfter(other) ? months - 1 : months;
  }

  /**
   * Adds a span: years and months first (the day clamped to the end of the month), then days.
   *
   * @source calculation rules, "Tenure"
   * @throws an error for parts that are not whole, and for a result outside the years 1900 to 2999,
   *   and for an unknown part such as `month`
   * @example
   * ```ts
   * CalendarDate.of('2024-01-31').plus({ months: 1, days: 1 }).iso; // => '2024-03-01'
   * ```
   */
  plus(span: CalendarSpan): CalendarDate {
    const { years = 0, months = 0, days = 0 } = checkOptions(span, ['years', 'months', 'days']);
    invariant(
      [years, months, days].every((part) => Number.isInteger(part) && Math.abs(part) < 1e6),
      `a span needs whole parts, got ${shown(years)}Y ${shown(months)}M ${shown(days)}D`,
    );
    return CalendarDate.on(add(this.asDate, { years, months, days }));
  }

  /**
   * The day as `YYYY-MM-DD` for `JSON.stringify`; `CalendarDate.of` reads it.
   *
   * @example
   * ```ts
   * JSON.stringify({ on: CalendarDate.of('2026-11-21') }); // => '{"on":"2026-11-21"}'
   * ```
   */
  toJSON(): string {
    return this.iso;
  }

  toString(): string {
    return this.iso;
  }

  /** Throws, because the operators `<`, `>`, `+` and `-` would compare or join texts. */
  valueOf(): never {
    return refuseOperators(this.iso, 'isBefore, isAfter, equals and daysUntil');
  }

  private get ordinal(): number {
    return (this.year * 100 + this.month) * 100 + this.day;
  }

  private get asDate(): UtcDate {
    return new UtcDate(Date.UTC(this.year, this.month - 1, this.day));
  }
}

function checkDate(date: CalendarDate): CalendarDate {
  return checkInstance(date, CalendarDate, 'a date');
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}
