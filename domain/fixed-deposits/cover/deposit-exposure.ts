import type { CalendarDate } from '../../platform/calendar-date.ts';
import { Money } from '../../platform/money.ts';
import type { DepositLike } from '../holdings/deposit-like.ts';

/** A deposit, and whether a new one holds its money from the maturity date on. */
export type ExposedDeposit = Pick<DepositLike, 'holding' | 'isRenewed'>;

/**
 * What a deposit is worth to its holder on a day: principal and accrued interest from the start
 * date on, the maturity amount on the maturity date unless it was renewed, and zero on all other
 * days.
 */
export function exposureOf(deposit: ExposedDeposit, day: CalendarDate): Money {
  const { holding, isRenewed = false } = deposit;
  const isAtEnd = isRenewed ? holding.isMaturedOn(day) : day.isAfter(holding.maturityDate);
  const isHeld = !day.isBefore(holding.startedOn) && !isAtEnd;
  return isHeld ? holding.valueOn(day) : Money.zero;
}

/**
 * The days after which the exposure of a deposit falls: the days before payouts, and the last day
 * on which it counts. Between these days it never falls.
 */
export function lastDaysOf({ holding, isRenewed }: ExposedDeposit): readonly CalendarDate[] {
  const { payouts, maturityDate } = holding;
  const last = isRenewed === true ? maturityDate.plus({ days: -1 }) : maturityDate;
  return [...payouts.map(({ date }) => date.plus({ days: -1 })), last];
}
