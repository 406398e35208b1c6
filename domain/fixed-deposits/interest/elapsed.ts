import type { CalendarDate } from '../../platform/calendar-date.ts';
import { Decimal } from '../../platform/decimal.ts';
import { type TimeUnits, unitsInMonth, unitsOfDays } from './day-count.ts';
import type { CompleteTerms } from './deposit-terms.ts';
import { lengthOf, periodsOf } from './interest.ts';
import { payoutsPerYear } from './payout-frequency.ts';
import { MONTHS_IN_YEAR } from './tenure.ts';

/** The elapsed time of a deposit on a day. */
export interface ElapsedParts {
  /** Whole calendar months since the start. */
  readonly months: number;
  /** Actual days since then. */
  readonly days: number;
  /**
   * Actual days of the current month, or of the time after the last monthly payout. Absent at the
   * start of a month and in the tenure's last odd days.
   */
  readonly length?: number;
  /** The time units of those actual days, if not one month of the convention. */
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
 * Number of months that count as whole ones: those of the tenure. With payouts, also all months up
 * to the last payout before maturity, because payouts follow calendar months even if the tenure is
 * in days.
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
 * The elapsed part of the tenure on a day before maturity. Each whole calendar month since the
 * start counts as one month of the convention. Within the current month, the days passed count in
 * proportion to its actual length. In the tenure's last odd days, each day counts by the
 * convention. The result equals the schedule at every payout and monthly anniversary, and grows
 * every day.
 *
 * @formula months x 30 + days passed / days of the running month x 30
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
