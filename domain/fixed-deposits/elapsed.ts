import type { CalendarDate } from '../platform/calendar-date.ts';
import { Decimal } from '../platform/decimal.ts';
import type { CompleteTerms } from './deposit-terms.ts';
import type { TwelfthDays } from './interest.ts';

/**
 * How much of its tenure a deposit has run on a day: whole calendar months since the start count as
 * a month of the convention each; within the running month, the real days passed in it over the
 * real days it has; in the tenure's last odd days each real day counts one. Asked only before
 * maturity. So it meets the schedule at every monthly anniversary and moves every single day.
 *
 * @formula months x 30 + days passed / days of the running month x 30
 * @source calculation rules, "Value on a day"
 */
export function elapsedOn(
  day: CalendarDate,
  { terms, startedOn }: { readonly terms: CompleteTerms; readonly startedOn: CalendarDate },
): TwelfthDays | Decimal {
  const { tenure, convention } = terms;
  if (!day.isAfter(startedOn)) return 0;
  const monthLong = convention.daysInYear;
  const months = Math.min(startedOn.wholeMonthsUntil(day), tenure.wholeMonths);
  const anniversary = startedOn.plus({ months });
  const passed = anniversary.daysUntil(day);
  if (months === tenure.wholeMonths) return months * monthLong + passed * 12;
  if (passed === 0) return months * monthLong;
  const daysOfMonth = anniversary.daysUntil(startedOn.plus({ months: months + 1 }));
  return new Decimal(passed * monthLong).dividedBy(daysOfMonth).plus(months * monthLong);
}
