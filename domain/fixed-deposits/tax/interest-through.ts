import type { CalendarDate } from '../../platform/calendar-date.ts';
import { Money } from '../../platform/money.ts';
import type { Holding } from '../holdings/holdings.ts';
import { runningInterest } from '../interest/running-interest.ts';

/**
 * Interest earned from the start of a deposit to the end of a day, half-up to the whole rupee. The
 * interest of the day itself is counted on the next day by `interestTill`. It is rounded once: the
 * paise of `interestTill` could lift an amount just below half a rupee.
 *
 * @formula unrounded interest until the next day, half-up at 0 decimals
 */
export function interestThrough(holding: Holding, day: CalendarDate): Money {
  const { quote, startedOn, payouts } = holding;
  if (day.isBefore(startedOn)) return Money.zero;
  const until = day.plus({ days: 1 });
  if (holding.isMaturedOn(until)) return quote.totalInterest;
  const { paidOut, exact, next } = runningInterest(until, { quote, startedOn, payouts });
  const accrued = Money.of(exact);
  return paidOut.plus(accrued.isGreaterThan(next) ? next : accrued).toRupee();
}
