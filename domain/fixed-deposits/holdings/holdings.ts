import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkRecord } from '../../platform/argument-checks.ts';
import { checkDate } from '../../platform/expected-values.ts';
import { invariant } from '../../platform/invariant.ts';
import { Money } from '../../platform/money.ts';
import { depositQuote, type DepositQuote } from '../interest/deposit-quote.ts';
import type { DepositTerms } from '../interest/deposit-terms.ts';
import { type InterestPayout, interestPayouts } from '../interest/interest-payouts.ts';
import { runningInterest, type RunningInterest } from '../interest/running-interest.ts';

/** The value and earnings of a deposit on a day; amounts in rupees, to the paisa. */
export interface HoldingPosition {
  /** Interest earned until this day: paid out plus accrued. */
  readonly interestTillDate: Money;
  /** Interest until this day minus interest until the day before. */
  readonly todaysEarning: Money;
  readonly interestPaidOut: Money;
  /** Interest that is earned but not paid out yet. */
  readonly interestAccrued: Money;
  /** The current value: principal plus accrued interest. */
  readonly value: Money;
  readonly isMatured: boolean;
}

/**
 * A booked deposit with its terms and start date; calculates its value on any day.
 *
 * @source calculation rules, "Value on a day"
 */
export class Holding {
  private constructor(
    readonly quote: DepositQuote,
    readonly startedOn: CalendarDate,
    readonly maturityDate: CalendarDate,
    /** The interest payouts in order; empty for interest paid at maturity. */
    readonly payouts: readonly InterestPayout[],
  ) {
    Object.freeze(this);
  }

  /**
   * A holding with the given terms and start date.
   *
   * @throws an error for impossible terms, and for terms with another start date
   */
  static of(deposit: { readonly terms: DepositTerms; readonly startedOn: CalendarDate }): Holding {
    const { terms, startedOn } = checkRecord(deposit);
    const quote = depositQuote(terms);
    const { tenure, startsOn = startedOn } = quote.terms;
    const maturityDate = tenure.maturityDateFrom(startedOn);
    const isStart = startsOn.equals(startedOn);
    invariant(isStart, `terms from ${startsOn.iso} cannot start on ${startedOn.iso}`);
    return new Holding(quote, startedOn, maturityDate, interestPayouts(quote, startedOn));
  }

  /**
   * Interest earned until a day, in rupees to the paisa: the interest paid out, plus the interest
   * accrued since the last payout. It never decreases, and equals the total interest from maturity
   * on.
   *
   * @formula interest paid out + interest for the time since the last payout, in which a whole
   *   month counts as 30 days, and d days of a month with n days as d / n x 30
   * @source calculation rules, "Value on a day" and "Sums, ranks and terms"
   * @example
   * ```ts
   * const rate = { annualRatePercent: Percentage.of('12'), payoutFrequency: 'at-maturity' };
   * const terms = { principal: LAKH, tenure: Tenure.of({ years: 1 }), ...rate };
   * const holding = Holding.of({ terms, startedOn: CalendarDate.of('2026-01-15') });
   * holding.interestTill(CalendarDate.of('2026-03-15')).text; // => '2000'
   * ```
   */
  interestTill(day: CalendarDate): Money {
    return this.unroundedInterestTill(day).toPaisa();
  }

  /** Interest earned until a day, in rupees, as `interestTill` but without rounding. */
  unroundedInterestTill(day: CalendarDate): Money {
    if (this.isMaturedOn(day)) return this.quote.totalInterest;
    const { paidOut, unrounded } = this.runningOn(day);
    return paidOut.plus(unrounded);
  }

  /**
   * Interest earned on one day, in rupees to the paisa; the sum over all days is the total
   * interest.
   *
   * @formula interest until the day - interest until the day before
   * @source calculation rules, "Value on a day"
   * @example
   * ```ts
   * const rate = { annualRatePercent: Percentage.of('12'), payoutFrequency: 'at-maturity' };
   * const terms = { principal: LAKH, tenure: Tenure.of({ years: 1 }), ...rate };
   * const holding = Holding.of({ terms, startedOn: CalendarDate.of('2026-04-01') });
   * holding.earningOn(CalendarDate.of('2026-04-04')).text; // => '33.33'
   * ```
   */
  earningOn(day: CalendarDate): Money {
    return this.interestTill(day).minus(this.interestTill(day.plus({ days: -1 })));
  }

  /**
   * Interest paid out until a day, in rupees: all payouts due on or before that day.
   *
   * @source calculation rules, "Value on a day"
   * @example
   * ```ts
   * const rate = { annualRatePercent: Percentage.of('12'), payoutFrequency: 'monthly' };
   * const terms = { principal: LAKH, tenure: Tenure.of({ years: 1 }), ...rate };
   * const holding = Holding.of({ terms, startedOn: CalendarDate.of('2026-01-31') });
   * holding.paidOutTill(CalendarDate.of('2026-02-28')).text; // => '1000'
   * ```
   */
  paidOutTill(day: CalendarDate): Money {
    checkDate(day);
    const due = this.payouts.filter(({ date }) => !date.isAfter(day));
    return Money.sum(due.map((payment) => payment.amount));
  }

  /**
   * The value of the deposit on a day, in rupees: principal plus accrued interest. From maturity
   * on, the maturity amount.
   *
   * @formula P + interest until the day - interest paid out
   * @source calculation rules, "Value on a day"
   * @example
   * ```ts
   * const rate = { annualRatePercent: Percentage.of('12'), payoutFrequency: 'at-maturity' };
   * const terms = { principal: LAKH, tenure: Tenure.of({ years: 1 }), ...rate };
   * const holding = Holding.of({ terms, startedOn: CalendarDate.of('2026-01-15') });
   * holding.valueOn(CalendarDate.of('2027-01-15')).text; // => '112000'
   * ```
   */
  valueOn(day: CalendarDate): Money {
    if (this.isMaturedOn(day)) return this.quote.maturityAmount;
    return this.quote.terms.principal.plus(this.runningOn(day).accrued);
  }

  /** Whether the deposit has matured on or before a day. */
  isMaturedOn(day: CalendarDate): boolean {
    return !checkDate(day).isBefore(this.maturityDate);
  }

  /** Whether the deposit has started on or before a day, and matures after it. */
  isRunningOn(day: CalendarDate): boolean {
    return !checkDate(day).isBefore(this.startedOn) && !this.isMaturedOn(day);
  }

  /** All figures of the deposit on a day. */
  positionOn(day: CalendarDate): HoldingPosition {
    const interestTillDate = this.interestTill(day);
    const interestPaidOut = this.paidOutTill(day);
    const interestAccrued = interestTillDate.minus(interestPaidOut);
    return Object.freeze({
      interestTillDate,
      todaysEarning: this.earningOn(day),
      interestPaidOut,
      interestAccrued,
      value: this.quote.terms.principal.plus(interestAccrued),
      isMatured: this.isMaturedOn(day),
    });
  }

  private runningOn(day: CalendarDate): RunningInterest {
    const { quote, startedOn, payouts } = this;
    return runningInterest(checkDate(day), { quote, startedOn, payouts });
  }
}

/**
 * The label of a maturity date: `Maturity` before that day, `Matured` from that day on.
 *
 * @source FD-4.90, PM-4.92
 * @example
 * ```ts
 * maturityLabel(CalendarDate.of('2026-11-21'), CalendarDate.of('2026-11-21')); // => 'Matured'
 * ```
 */
export function maturityLabel(maturityDate: CalendarDate, today: CalendarDate): string {
  return checkDate(maturityDate).isAfter(today) ? 'Maturity' : 'Matured';
}
