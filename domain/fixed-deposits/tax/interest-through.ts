import type { CalendarDate } from '../../platform/calendar-date.ts';
import { Money } from '../../platform/money.ts';
import type { Holding } from '../holdings/holdings.ts';

/**
 * Interest earned from the start of a deposit to the end of a day, half-up to the whole rupee. The
 * interest of the day itself is counted on the next day by `interestTill`. It is rounded once: the
 * paise of `interestTill` could lift an amount just below half a rupee.
 *
 * @formula unrounded interest until the next day, half-up at 0 decimals
 */
export function interestThrough(holding: Holding, day: CalendarDate): Money {
  if (day.isBefore(holding.startedOn)) return Money.zero;
  return holding.unroundedInterestTill(day.plus({ days: 1 })).toRupee();
}
