import { CalendarDate } from '../platform/calendar-date.ts';
import { asFacts, asKind, asList } from '../platform/expected.ts';
import { Money } from '../platform/money.ts';
import { depositQuote, type DepositQuote } from './deposit-quote.ts';
import type { DepositTerms } from './deposit-terms.ts';
import { elapsedOn } from './elapsed.ts';
import { exactInterest } from './interest.ts';
import { isCumulative } from './payout-frequency.ts';
import { payoutCalendar } from './payout-calendar.ts';

/** Calendar months after the investment date, before which no deposit is broken. */
export const MONTHS_BEFORE_WITHDRAWAL = 3;

/** How a deposit stands on a day; amounts to the paisa. */
export interface HoldingPosition {
  /** Interest paid out and interest accrued together. */
  readonly interestTillDate: Money;
  /** Interest till this day less interest till the day before. */
  readonly todaysEarning: Money;
  readonly interestPaidOut: Money;
  /** Earned and not paid out yet. */
  readonly interestAccrued: Money;
  /** What the deposit is worth: the principal and the accrued interest. */
  readonly value: Money;
  readonly isMatured: boolean;
}

/** A deposit that was booked: its terms and the day it began. */
export class Holding {
  private constructor(
    readonly quote: DepositQuote,
    readonly startedOn: CalendarDate,
    readonly maturityDate: CalendarDate,
  ) {
    Object.freeze(this);
  }

  static of(deposit: { readonly terms: DepositTerms; readonly startedOn: CalendarDate }): Holding {
    const { terms, startedOn } = asFacts(deposit, 'a holding');
    const quote = depositQuote(terms);
    const maturityDate = quote.terms.tenure.maturityDateFrom(startedOn);
    return new Holding(quote, startedOn, maturityDate);
  }

  /**
   * The quote's own rule at the length the deposit has run. Never above the rounded total, which
   * is what is there at maturity: the last day earns what is still missing.
   */
  interestTill(day: CalendarDate): Money {
    const { totalInterest, terms } = this.quote;
    if (this.isMaturedOn(day)) return totalInterest;
    const elapsed = elapsedOn(day, { terms, startedOn: this.startedOn });
    const interest = Money.of(exactInterest(terms, elapsed)).toPaisa();
    return interest.isGreaterThan(totalInterest) ? totalInterest : interest;
  }

  /** Adds up to the total interest over the days of the deposit. */
  earningOn(day: CalendarDate): Money {
    return this.interestTill(day).minus(this.interestTill(day.plus({ days: -1 })));
  }

  /** Payouts that fell due up to the day. */
  paidOutTill(day: CalendarDate): Money {
    asKind(day, CalendarDate, 'a day');
    if (isCumulative(this.quote.terms.payoutFrequency)) return Money.zero;
    const due = payoutCalendar(this.quote, this.startedOn).filter(
      (payment) => payment.kind === 'interest' && !payment.date.isAfter(day),
    );
    return Money.sum(due.map((payment) => payment.amount));
  }

  /** Principal and accrued interest; from the maturity day on, the maturity amount. */
  valueOn(day: CalendarDate): Money {
    return this.positionOn(day).value;
  }

  isMaturedOn(day: CalendarDate): boolean {
    return !asKind(day, CalendarDate, 'a day').isBefore(this.maturityDate);
  }

  positionOn(day: CalendarDate): HoldingPosition {
    const interestTillDate = this.interestTill(day);
    const interestPaidOut = this.paidOutTill(day);
    const unpaid = interestTillDate.minus(interestPaidOut);
    const interestAccrued = unpaid.isNegative() ? Money.zero : unpaid;
    return Object.freeze({
      interestTillDate,
      todaysEarning: this.earningOn(day),
      interestPaidOut,
      interestAccrued,
      value: this.quote.terms.principal.plus(interestAccrued),
      isMatured: this.isMaturedOn(day),
    });
  }
}

/** `Maturity` while the day lies ahead, `Matured` from that day on. */
export function maturityLabel(maturityDate: CalendarDate, today: CalendarDate): string {
  return asKind(maturityDate, CalendarDate, 'a maturity date').isAfter(today)
    ? 'Maturity'
    : 'Matured';
}

/** The first day on which a deposit may be broken: 3 calendar months after the investment. */
export function withdrawalDate(startedOn: CalendarDate): CalendarDate {
  return asKind(startedOn, CalendarDate, 'an investment date').plus({
    months: MONTHS_BEFORE_WITHDRAWAL,
  });
}

export function isWithdrawalAllowed(startedOn: CalendarDate, today: CalendarDate): boolean {
  return !asKind(today, CalendarDate, 'today').isBefore(withdrawalDate(startedOn));
}

/** Over the deposits that run; to the paisa. */
export interface PortfolioSummary {
  readonly currentValue: Money;
  readonly principal: Money;
  readonly interestEarned: Money;
  readonly todaysEarning: Money;
}

/** Sums up the holdings it is given, matured or not. */
export function portfolioSummary(
  holdings: readonly Holding[],
  day: CalendarDate,
): PortfolioSummary {
  const all = asList(holdings, 'a portfolio').map((each) => asKind(each, Holding, 'a holding'));
  asKind(day, CalendarDate, 'a day');
  const positions = all.map((holding) => holding.positionOn(day));
  return {
    currentValue: Money.sum(positions.map((position) => position.value)),
    principal: Money.sum(all.map((holding) => holding.quote.terms.principal)),
    interestEarned: Money.sum(positions.map((position) => position.interestTillDate)),
    todaysEarning: Money.sum(positions.map((position) => position.todaysEarning)),
  };
}
