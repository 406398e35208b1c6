import type { CalendarDate } from '../../platform/calendar-date.ts';
import { Money } from '../../platform/money.ts';
import type { Holding } from '../holdings/holdings.ts';

/**
 * What a deposit is worth to its holder on a day: principal and accrued interest from the start
 * date on, the maturity amount on the maturity date, and zero on all other days.
 */
export function exposureOf(holding: Holding, day: CalendarDate): Money {
  const isHeld = !day.isBefore(holding.startedOn) && !day.isAfter(holding.maturityDate);
  return isHeld ? holding.valueOn(day) : Money.zero;
}

/**
 * The days after which the exposure of a deposit falls: the days before payouts, and the maturity
 * date. Between these days it never falls.
 */
export function lastDaysOf({ payouts, maturityDate }: Holding): readonly CalendarDate[] {
  return [...payouts.map(({ date }) => date.plus({ days: -1 })), maturityDate];
}
