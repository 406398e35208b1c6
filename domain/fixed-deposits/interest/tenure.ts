import type { CalendarDate } from '../../platform/calendar-date.ts';
import { Decimal } from '../../platform/decimal.ts';
import { checkInstance, checkOptions, refuseOperators } from '../../platform/argument-checks.ts';
import { checkDate } from '../../platform/expected-values.ts';
import { invariant, shown } from '../../platform/invariant.ts';
import { failure, type Result, success } from '../../platform/result.ts';

export const DAYS_IN_MONTH = 30;
export const MONTHS_IN_YEAR = 12;
export const DAYS_IN_YEAR = DAYS_IN_MONTH * MONTHS_IN_YEAR;

/** The parts of a tenure: whole numbers, not negative; an absent part is zero. */
export interface TenureParts {
  readonly years?: number;
  readonly months?: number;
  readonly days?: number;
}

export type TenureViolation = 'empty' | 'not-a-tenure' | 'zero' | 'too-long';

/** The longest accepted tenure, 100 years, in days; far above any deposit. */
const LONGEST_IN_DAYS = 100 * DAYS_IN_YEAR;
const PARTS = ['years', 'months', 'days'] as const;
const WRITTEN = /^(?:([0-9]{1,6})\s*Y\s*)?(?:([0-9]{1,6})\s*M\s*)?(?:([0-9]{1,6})\s*D)?$/i;

/**
 * How long a deposit runs. A month is 30 days and a year 12 months, so a year is 360 days.
 *
 * @source FD-9.7, AP-9.17, AP-9.18
 */
export class Tenure {
  /** The parts that the tenure was created from. */
  readonly parts: Required<TenureParts>;
  /** The length of the whole tenure in days, with a year of 360 days. */
  readonly days: number;

  private constructor(parts: Required<TenureParts>) {
    this.parts = Object.freeze(parts);
    this.days = lengthInDays(parts);
    Object.freeze(this);
  }

  /**
   * A tenure with the given parts.
   *
   * @throws an error for parts that are not whole, for an unknown part such as `year`, and for less
   *   than a day or more than 100 years
   * @example
   * ```ts
   * Tenure.of({ years: 1, months: 6 }).days; // => 540
   * ```
   */
  static of(parts: TenureParts): Tenure {
    const whole = complete(checkOptions(parts, PARTS));
    const violation = partsViolation(whole);
    const { years, months, days } = whole;
    invariant(
      violation === undefined,
      `a tenure needs whole parts of 1 day to 100 years together, got ${shown(years)} years, ` +
        `${shown(months)} months, ${shown(days)} days`,
    );
    return new Tenure(whole);
  }

  /** A tenure of the given number of days. */
  static ofDays(days: number): Tenure {
    return Tenure.of({ days });
  }

  /**
   * Validates parts from external data, such as the API's tenure_years, tenure_months and
   * tenure_days.
   *
   * @example
   * ```ts
   * Tenure.read({ days: 0 }); // => { ok: false, failure: 'zero' }
   * ```
   */
  static read(parts: TenureParts): Result<Tenure, TenureViolation> {
    const whole = complete(parts);
    const violation = partsViolation(whole);
    return violation === undefined ? success(new Tenure(whole)) : failure(violation);
  }

  /**
   * Parses `1Y 6M`, `1Y6M`, `18M`, `2Y 0M 15D` or `540D`, ignoring case and the spaces
   * between numbers and units.
   *
   * @source FD-9.8, FD-9.9
   * @example
   * ```ts
   * Tenure.parse('six months'); // => { ok: false, failure: 'not-a-tenure' }
   * ```
   */
  static parse(text: string): Result<Tenure, TenureViolation> {
    const written = typeof text === 'string' ? text.trim() : '';
    if (written === '') return failure('empty');
    const read = WRITTEN.exec(written);
    if (read === null) return failure('not-a-tenure');
    const [, years = '0', months = '0', days = '0'] = read;
    return Tenure.read({ years: Number(years), months: Number(months), days: Number(days) });
  }

  /**
   * The tenure as text, such as `1Y 6M`, without parts of zero.
   *
   * @source FD-9.8, AP-9.20, AP-9.21
   * @example
   * ```ts
   * Tenure.of({ years: 2, days: 15 }).text; // => '2Y 15D'
   * ```
   */
  get text(): string {
    const { years, months, days } = this.parts;
    const written = [
      years > 0 ? `${years}Y` : '',
      months > 0 ? `${months}M` : '',
      days > 0 ? `${days}D` : '',
    ];
    return written.filter((part) => part !== '').join(' ');
  }

  /**
   * The tenure in years of 360 days.
   *
   * @formula days / 360
   * @source FD-9.6, AP-9.19
   * @example
   * ```ts
   * Tenure.of({ months: 18 }).inYears.toString(); // => '1.5'
   * ```
   */
  get inYears(): Decimal {
    return daysToYears(this.days);
  }

  /** The years and months in months; odd days are not included. */
  get wholeMonths(): number {
    return this.parts.years * MONTHS_IN_YEAR + this.parts.months;
  }

  /**
   * A tenure of the same length with the fewest parts: 18 months become 1 year and 6 months.
   *
   * @formula years = days / 360, months = rest / 30, days = rest; each rounded down
   * @source AP-9.17, AP-9.18
   * @example
   * ```ts
   * Tenure.ofDays(545).normalised.text; // => '1Y 6M 5D'
   * ```
   */
  get normalised(): Tenure {
    const inYear = this.days % DAYS_IN_YEAR;
    return new Tenure({
      years: (this.days - inYear) / DAYS_IN_YEAR,
      months: (inYear - (inYear % DAYS_IN_MONTH)) / DAYS_IN_MONTH,
      days: inYear % DAYS_IN_MONTH,
    });
  }

  /** Whether both tenures have the same length; 12 months equal a year. */
  isSameLengthAs(other: Tenure): boolean {
    return this.days === checkInstance(other, Tenure, 'a tenure').days;
  }

  /** Whether this tenure is longer than the other. */
  isLongerThan(other: Tenure): boolean {
    return this.days > checkInstance(other, Tenure, 'a tenure').days;
  }

  /**
   * The maturity date of a deposit that starts on a day. Adds the years and months on the calendar,
   * at most to the end of the month, then the days.
   *
   * @formula start + years and months + days
   * @source calculation rules, "Tenure"
   * @example
   * ```ts
   * Tenure.of({ years: 1 }).maturityDateFrom(CalendarDate.of('2024-02-29')).iso; // => '2025-02-28'
   * ```
   */
  maturityDateFrom(start: CalendarDate): CalendarDate {
    return checkDate(start).plus(this.parts);
  }

  /**
   * The parts as plain data for `JSON.stringify`; `Tenure.of` reads them.
   *
   * @example
   * ```ts
   * JSON.stringify(Tenure.of({ months: 18 })); // => '{"years":0,"months":18,"days":0}'
   * ```
   */
  toJSON(): Required<TenureParts> {
    return { ...this.parts };
  }

  toString(): string {
    return this.text;
  }

  /** Throws, because the operators `<`, `>`, `+` and `-` would compare or join texts. */
  valueOf(): never {
    return refuseOperators(this.text, 'isLongerThan and isSameLengthAs');
  }
}

/**
 * Converts days of the 360-day year to years.
 *
 * @formula days / 360
 * @source FD-9.6, AP-9.19, AP-8.51
 * @throws `Invalid input: minDays must be a non-negative number.`
 * @example
 * ```ts
 * daysToYears(540).toString(); // => '1.5'
 * ```
 */
export function daysToYears(minDays: number): Decimal {
  invariant(
    typeof minDays === 'number' && Number.isFinite(minDays) && minDays >= 0,
    'Invalid input: minDays must be a non-negative number.',
  );
  return new Decimal(minDays).dividedBy(DAYS_IN_YEAR);
}

function complete(parts: TenureParts): Required<TenureParts> {
  const {
    years = 0,
    months = 0,
    days = 0,
  } = typeof parts === 'object' && parts !== null ? parts : { days: NaN };
  return { years, months, days };
}

function lengthInDays({ years, months, days }: Required<TenureParts>): number {
  return years * DAYS_IN_YEAR + months * DAYS_IN_MONTH + days;
}

function partsViolation(parts: Required<TenureParts>): TenureViolation | undefined {
  const isWhole = Object.values(parts).every((part) => Number.isInteger(part) && part >= 0);
  if (!isWhole) return 'not-a-tenure';
  const days = lengthInDays(parts);
  if (days === 0) return 'zero';
  return days > LONGEST_IN_DAYS ? 'too-long' : undefined;
}
