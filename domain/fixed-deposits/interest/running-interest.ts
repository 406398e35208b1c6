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

/** The interest of a deposit on a day before maturity. */
export interface RunningInterest {
  /** The rounded payouts due until then. */
  readonly paidOut: Money;
  /** Interest since the last payout, to the paisa; never more than the next payout. */
  readonly accrued: Money;
  /** The elapsed time of the deposit. */
  readonly elapsed: TimeUnits | Decimal;
  /** The part of the elapsed time that payouts cover. */
  readonly paidFor: TimeUnits;
  /** The next payout; at maturity, the total interest. */
  readonly next: Money;
  /** Interest since the last payout, without any rounding. */
  readonly exact: Decimal;
}

/**
 * Interest paid out by a day, and interest accrued since the last payout. They agree with every
 * payout to the rupee, so that their sum never decreases.
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
  const accrued = Money.of(exact).toPaisa();
  return {
    paidOut: Money.sum(due.map(({ amount }) => amount)),
    accrued: accrued.isGreaterThan(next) ? next : accrued,
    elapsed,
    paidFor,
    next,
    exact,
  };
}

function paidTill({ terms }: DepositQuote, paidFor: TimeUnits): Decimal {
  return paidFor === 0 ? new Decimal(0) : exactInterest(terms, paidFor);
}

/** The sum of all payouts on the next payout day. */
function nextPayout(day: CalendarDate, payouts: readonly InterestPayout[]): Money {
  const toCome = payouts.filter(({ date }) => date.isAfter(day));
  const [next] = toCome;
  if (next === undefined) return Money.zero;
  const together = toCome.filter(({ date }) => date.equals(next.date));
  return Money.sum(together.map(({ amount }) => amount));
}
