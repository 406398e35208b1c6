import type { CalendarDate } from '../../platform/calendar-date.ts';
import { Decimal } from '../../platform/decimal.ts';
import { type TimeUnits, unitsInMonth, unitsOfDays } from './day-count.ts';
import type { CompleteTerms } from './deposit-terms.ts';
import { lengthOf, periodsOf } from './interest.ts';
import { payoutsPerYear } from './payout-frequency.ts';
import { MONTHS_IN_YEAR } from './tenure.ts';

/** The time from the start of a deposit until a day, in months and days. */
export interface ElapsedParts {
  /** Whole calendar months since the start. */
  readonly months: number;
  /** Actual days since the last of these months ended. */
  readonly days: number;
  /**
   * Actual length in days of the current month, or, after the last whole month, of the time until
   * maturity. Absent if `days` is 0, and in the odd days at the end of the tenure.
   */
  readonly length?: number;
  /** The time units that `length` counts for; absent if it counts as one month. */
  readonly carried?: TimeUnits;
}

interface Life {
  readonly terms: CompleteTerms;
  readonly startedOn: CalendarDate;
}

export function elapsedParts(day: CalendarDate, life: Life): ElapsedParts {
  const { terms, startedOn } = life;
  if (!day.isAfter(startedOn)) return { months: 0, days: 0 };
  const lastMonth = monthsByCalendar(life);
  const months = Math.min(startedOn.wholeMonthsUntil(day), lastMonth);
  const anniversary = startedOn.plus({ months });
  const days = anniversary.daysUntil(day);
  if (days === 0) return { months, days };
  if (months < lastMonth) {
    const length = anniversary.daysUntil(startedOn.plus({ months: months + 1 }));
    return { months, days, length };
  }
  if (months === terms.tenure.wholeMonths) return { months, days };
  const { tenure, convention } = terms;
  const carried = lengthOf(terms) - months * unitsInMonth(convention);
  const length = anniversary.daysUntil(tenure.maturityDateFrom(startedOn));
  return { months, days, length, carried };
}

/**
 * Number of calendar months of the tenure that count as whole months. For periodic payouts, all
 * months until the last payout before maturity count, even if the tenure is in days, because
 * payouts follow calendar months.
 */
function monthsByCalendar({ terms, startedOn }: Life): number {
  const { tenure, payoutFrequency } = terms;
  const perYear = payoutsPerYear(payoutFrequency);
  if (perYear === undefined) return tenure.wholeMonths;
  const { whole, broken } = periodsOf(terms);
  const maturityDate = tenure.maturityDateFrom(startedOn);
  const monthsAfter = (payouts: number) => (payouts * MONTHS_IN_YEAR) / perYear;
  let payouts = broken > 0 ? whole : whole - 1;
  while (payouts > 0) {
    if (startedOn.plus({ months: monthsAfter(payouts) }).isBefore(maturityDate)) break;
    payouts -= 1;
  }
  return Math.max(tenure.wholeMonths, monthsAfter(payouts));
}

/**
 * The part of the tenure that has passed on a day before maturity. Each whole calendar month counts
 * as a month of the convention. The days of the current month count in proportion to its actual
 * length. The odd days at the end of the tenure count by the convention. The result agrees with the
 * schedule on every payout day, and grows every day.
 *
 * @formula months x 30 + days passed / days in the current month x 30
 * @source calculation rules, "Value on a day"
 */
export function elapsedOn(day: CalendarDate, life: Life): TimeUnits | Decimal {
  const { convention } = life.terms;
  const monthLong = unitsInMonth(convention);
  const { months, days, length, carried = monthLong } = elapsedParts(day, life);
  if (length === undefined) {
    const from = life.startedOn.plus({ months });
    return months * monthLong + unitsOfDays(convention, { from, days });
  }
  return new Decimal(days * carried).dividedBy(length).plus(months * monthLong);
}
