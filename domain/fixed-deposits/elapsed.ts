import type { CalendarDate } from '../platform/calendar-date.ts';
import { Decimal } from '../platform/decimal.ts';
import type { CompleteTerms } from './deposit-terms.ts';
import type { TwelfthDays } from './interest.ts';

/** Where a day stands in the life of a deposit. */
export interface ElapsedParts {
  /** Whole calendar months since the start. */
  readonly months: number;
  /** Real days since then. */
  readonly days: number;
  /** Of the running month; absent where a month begins, and in the tenure's last odd days. */
  readonly length?: number;
}

interface Life {
  readonly terms: CompleteTerms;
  readonly startedOn: CalendarDate;
}

export function elapsedParts(
  day: CalendarDate,
  { terms: { tenure }, startedOn }: Life,
): ElapsedParts {
  if (!day.isAfter(startedOn)) return { months: 0, days: 0 };
  const months = Math.min(startedOn.wholeMonthsUntil(day), tenure.wholeMonths);
  const anniversary = startedOn.plus({ months });
  const days = anniversary.daysUntil(day);
  if (months === tenure.wholeMonths || days === 0) return { months, days };
  return { months, days, length: anniversary.daysUntil(startedOn.plus({ months: months + 1 })) };
}

/**
 * How much of its tenure a deposit has run on a day: whole calendar months since the start count as
 * a month of the convention each; within the running month, the real days passed in it over the
 * real days it has; in the tenure's last odd days each real day counts one. Asked only before
 * maturity. So it meets the schedule at every monthly anniversary and moves every single day.
 *
 * @formula months x 30 + days passed / days of the running month x 30
 * @source calculation rules, "Value on a day"
 */
export function elapsedOn(day: CalendarDate, life: Life): TwelfthDays | Decimal {
  const monthLong = life.terms.convention.daysInYear;
  const { months, days, length } = elapsedParts(day, life);
  if (length === undefined) return months * monthLong + days * 12;
  return new Decimal(days * monthLong).dividedBy(length).plus(months * monthLong);
}
