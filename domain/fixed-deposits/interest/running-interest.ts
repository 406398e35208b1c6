import type { CalendarDate } from '../../platform/calendar-date.ts';
import { Decimal } from '../../platform/decimal.ts';
import { Money } from '../../platform/money.ts';
import { type TimeUnits, unitsInMonth } from './day-count.ts';
import type { DepositQuote } from './deposit-quote.ts';
import { elapsedOn } from './elapsed.ts';
import { exactInterest } from './interest.ts';
import { isCumulative } from './payout-frequency.ts';
import type { InterestPayout } from './interest-payouts.ts';

interface RunningDeposit {
  readonly quote: DepositQuote;
  readonly startedOn: CalendarDate;
  readonly payouts: readonly InterestPayout[];
}

/** The interest of a deposit on a day before maturity; amounts in rupees. */
export interface RunningInterest {
  /** The sum of all rounded payouts due on or before the day. */
  readonly paidOut: Money;
  /** Interest since the last payout, without rounding; limited to the next payout. */
  readonly unrounded: Money;
  /** The same to the paisa. */
  readonly accrued: Money;
  /** The time from the start of the deposit until the day. */
  readonly elapsed: TimeUnits | Decimal;
  /** The part of `elapsed` that earlier payouts cover. */
  readonly paidFor: TimeUnits;
  /** The next payout; the total interest if interest is paid at maturity. */
  readonly next: Money;
  /** Interest since the last payout, without rounding and without the limit. */
  readonly exact: Decimal;
}

/**
 * The interest paid out until a day, and the interest accrued since the last payout. Accrued
 * interest never exceeds the next payout, so that the sum of both never decreases.
 *
 * @source calculation rules, "Sums, ranks and terms"
 */
export function runningInterest(day: CalendarDate, deposit: RunningDeposit): RunningInterest {
  const { quote, startedOn, payouts } = deposit;
  const { terms, totalInterest } = quote;
  const due = payouts.filter(({ date }) => !date.isAfter(day));
  const months = due.at(-1)?.months ?? 0;
  const paidFor = months * unitsInMonth(terms.convention);
  const elapsed = elapsedOn(day, { terms, startedOn });
  const exact = exactInterest(terms, elapsed).minus(paidTill(quote, paidFor));
  const next = isCumulative(terms.payoutFrequency) ? totalInterest : nextPayout(day, payouts);
  const sinceLast = Money.of(exact);
  const unrounded = sinceLast.isGreaterThan(next) ? next : sinceLast;
  return {
    paidOut: Money.sum(due.map(({ amount }) => amount)),
    unrounded,
    accrued: unrounded.toPaisa(),
    elapsed,
    paidFor,
    next,
    exact,
  };
}

function paidTill({ terms }: DepositQuote, paidFor: TimeUnits): Decimal {
  return paidFor === 0 ? new Decimal(0) : exactInterest(terms, paidFor);
}

/** The amount due on the next payout day, which can be several payouts. */
function nextPayout(day: CalendarDate, payouts: readonly InterestPayout[]): Money {
  const toCome = payouts.filter(({ date }) => date.isAfter(day));
  const [next] = toCome;
  if (next === undefined) return Money.zero;
  const together = toCome.filter(({ date }) => date.equals(next.date));
  return Money.sum(together.map(({ amount }) => amount));
}
