import { CalendarDate } from '../platform/calendar-date.ts';
import { Decimal } from '../platform/decimal.ts';
import { asKind } from '../platform/expected.ts';
import { invariant, shown } from '../platform/invariant.ts';
import { failure, type Result, success } from '../platform/result.ts';

export const DAYS_IN_MONTH = 30;
export const MONTHS_IN_YEAR = 12;
export const DAYS_IN_YEAR = DAYS_IN_MONTH * MONTHS_IN_YEAR;

/** Whole numbers, none below zero; a part left out is zero. */
export interface TenureParts {
  readonly years?: number;
  readonly months?: number;
  readonly days?: number;
}

export type TenureViolation = 'empty' | 'not-a-tenure' | 'zero' | 'too-long';

/** A hundred years: far above any deposit. */
const LONGEST_IN_DAYS = 100 * DAYS_IN_YEAR;
const WRITTEN = /^(?:([0-9]{1,6})Y)?(?:([0-9]{1,6})M)?(?:([0-9]{1,6})D)?$/i;

/** How long a deposit runs. A month is 30 days and a year 12 months, so a year is 360 days. */
export class Tenure {
  /** The parts it was made from. */
  readonly parts: Required<TenureParts>;
  /** The whole length in days of the 360-day year. */
  readonly days: number;

  private constructor(parts: Required<TenureParts>) {
    this.parts = Object.freeze(parts);
    this.days = lengthInDays(parts);
    Object.freeze(this);
  }

  static of(parts: TenureParts): Tenure {
    const whole = complete(parts);
    const violation = partsViolation(whole);
    const { years, months, days } = whole;
    invariant(
      violation === undefined,
      `a tenure needs whole parts of 1 day to 100 years together, got ${shown(years)} years, ` +
        `${shown(months)} months, ${shown(days)} days`,
    );
    return new Tenure(whole);
  }

  static ofDays(days: number): Tenure {
    return Tenure.of({ days });
  }

  /** Reads parts from outside, such as the wire's tenure_years, tenure_months, tenure_days. */
  static read(parts: TenureParts): Result<Tenure, TenureViolation> {
    const whole = complete(parts);
    const violation = partsViolation(whole);
    return violation === undefined ? success(new Tenure(whole)) : failure(violation);
  }

  /** Reads `1Y 6M`, `1Y6M`, `18M`, `2Y 0M 15D`, `540D`, in any case and spacing. */
  static parse(text: string): Result<Tenure, TenureViolation> {
    const compact = typeof text === 'string' ? text.replaceAll(/\s/g, '') : '';
    if (compact === '') return failure('empty');
    const read = WRITTEN.exec(compact);
    if (read === null) return failure('not-a-tenure');
    const [, years = '0', months = '0', days = '0'] = read;
    return Tenure.read({ years: Number(years), months: Number(months), days: Number(days) });
  }

  /** `1Y 6M 15D`, parts of zero left out. */
  get text(): string {
    const { years, months, days } = this.parts;
    const written = [
      years > 0 ? `${years}Y` : '',
      months > 0 ? `${months}M` : '',
      days > 0 ? `${days}D` : '',
    ];
    return written.filter((part) => part !== '').join(' ');
  }

  get inYears(): Decimal {
    return daysToYears(this.days);
  }

  /** The months of years and months together; odd days stay outside. */
  get wholeMonths(): number {
    return this.parts.years * MONTHS_IN_YEAR + this.parts.months;
  }

  isSameLengthAs(other: Tenure): boolean {
    return this.days === asKind(other, Tenure, 'a tenure').days;
  }

  isLongerThan(other: Tenure): boolean {
    return this.days > asKind(other, Tenure, 'a tenure').days;
  }

  /** On the calendar: years and months on (end of month clamped), then the days. */
  maturityDateFrom(start: CalendarDate): CalendarDate {
    return asKind(start, CalendarDate, 'the first day').plus(this.parts);
  }
}

/** Days of the 360-day year in years. */
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
