import { CalendarDate } from '../../platform/calendar-date.ts';
import { Decimal } from '../../platform/decimal.ts';
import { invariant } from '../../platform/invariant.ts';
import type { InterestConvention } from './interest-convention.ts';
import { MONTHS_IN_YEAR } from './tenure.ts';

/**
 * A length of time, counted in small fractions of a year (4,320 a year for 30/360), so that months
 * and days are whole numbers.
 */
export type TimeUnits = number;

const ORDINARY_YEAR = 365;
const LEAP_YEAR = 366;

/**
 * Days per year in formulas: 360 or 365. For actual/actual it is 365, and the days of a leap year
 * are scaled to 365.
 */
export function yearInDays({ daysInYear }: InterestConvention): 360 | 365 {
  return daysInYear === 'actual' ? ORDINARY_YEAR : daysInYear;
}

/** Number of time units in a year of a convention. */
export function unitsInYear(convention: InterestConvention): TimeUnits {
  const perDay = convention.daysInYear === 'actual' ? LEAP_YEAR : 1;
  return yearInDays(convention) * perDay * MONTHS_IN_YEAR;
}

export function unitsInMonth(convention: InterestConvention): TimeUnits {
  return unitsInYear(convention) / MONTHS_IN_YEAR;
}

/** Converts a length of time to days of the year that formulas use (see `yearInDays`). */
export function inDays(length: TimeUnits | Decimal, convention: InterestConvention): Decimal {
  return new Decimal(length).times(yearInDays(convention)).dividedBy(unitsInYear(convention));
}

/** A number of calendar days, starting with `from`. */
export interface DaySpan {
  /** The first day; needed only for actual/actual. */
  readonly from: CalendarDate | undefined;
  readonly days: number;
}

export function unitsOfDays(convention: InterestConvention, span: DaySpan): TimeUnits {
  if (convention.daysInYear !== 'actual') return span.days * MONTHS_IN_YEAR;
  const { ordinary, leap } = daysByYear(span);
  return (ordinary * LEAP_YEAR + leap * ORDINARY_YEAR) * MONTHS_IN_YEAR;
}

/** Counts how many days of a span are in ordinary years and how many in leap years. */
export function daysByYear({ from, days }: DaySpan): {
  readonly ordinary: number;
  readonly leap: number;
} {
  if (days === 0) return { ordinary: 0, leap: 0 };
  invariant(from !== undefined, 'actual/actual needs the day on which the deposit starts');
  const end = from.plus({ days });
  let leap = 0;
  for (let { year } = from; year <= end.year; year += 1) {
    const january = CalendarDate.of(`${year}-01-01`);
    const december = january.plus({ months: 11, days: 30 });
    if (january.daysUntil(december) + 1 < LEAP_YEAR) continue;
    const first = from.isAfter(january) ? from : january;
    leap += end.isAfter(december) ? first.daysUntil(december) + 1 : first.daysUntil(end);
  }
  return { ordinary: days - leap, leap };
}
