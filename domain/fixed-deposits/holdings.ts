import type { CalendarDate } from '../platform/calendar-date.ts';
import { asFacts, asKind, asList } from '../platform/expected.ts';
import { asDate } from '../platform/expected-values.ts';
import { Money } from '../platform/money.ts';
import { depositQuote, type DepositQuote } from './deposit-quote.ts';
import type { DepositTerms } from './deposit-terms.ts';
import { elapsedOn } from './elapsed.ts';
import { exactInterest } from './interest.ts';
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

/**
 * A deposit that was booked: its terms and the day it began, and what it is worth on any day.
 *
 * @source calculation rules, "Value on a day"
 */
export class Holding {
  private constructor(
    readonly quote: DepositQuote,
    readonly startedOn: CalendarDate,
    readonly maturityDate: CalendarDate,
  ) {
    Object.freeze(this);
  }

  /**
   * A holding of these terms from its first day on.
   *
   * @throws a sentence on terms that no deposit can have
   */
  static of(deposit: { readonly terms: DepositTerms; readonly startedOn: CalendarDate }): Holding {
    const { terms, startedOn } = asFacts(deposit);
    const quote = depositQuote(terms);
    const maturityDate = quote.terms.tenure.maturityDateFrom(startedOn);
    return new Holding(quote, startedOn, maturityDate);
  }

  /**
   * Interest till a day, to the paisa: the quote's own rule at the length the deposit has run,
   * never above the total, which the last day completes.
   *
   * @formula the interest of the elapsed length: 30 days a whole month, within a month the real
   *   days over its days x 30
   * @source calculation rules, "Value on a day"
   * @example
   * ```ts
   * const rate = { annualRatePercent: Percentage.of('12'), payoutFrequency: 'at-maturity' };
   * const terms = { principal: LAKH, tenure: Tenure.of({ years: 1 }), ...rate };
   * const holding = Holding.of({ terms, startedOn: CalendarDate.of('2026-01-15') });
   * holding.interestTill(CalendarDate.of('2026-03-15')).text; // => '2000'
   * ```
   */
  interestTill(day: CalendarDate): Money {
    const { totalInterest, terms } = this.quote;
    if (this.isMaturedOn(day)) return totalInterest;
    const elapsed = elapsedOn(day, { terms, startedOn: this.startedOn });
    const interest = Money.of(exactInterest(terms, elapsed)).toPaisa();
    return interest.isGreaterThan(totalInterest) ? totalInterest : interest;
  }

  /**
   * What a day earns; over the days of the deposit it adds up to the total interest.
   *
   * @formula interest till the day - interest till the day before
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
   * Interest paid out up to a day: the payouts that fell due.
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
    asDate(day);
    const due = payoutCalendar(this.quote, this.startedOn).filter(
      (payment) => payment.kind === 'interest' && !payment.date.isAfter(day),
    );
    return Money.sum(due.map((payment) => payment.amount));
  }

  /**
   * What the deposit is worth on a day: principal and accrued interest; from the maturity day on,
   * the maturity amount.
   *
   * @formula P + interest till the day - interest paid out
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
    return this.positionOn(day).value;
  }

  /** Whether the maturity day has come. */
  isMaturedOn(day: CalendarDate): boolean {
    return !asDate(day).isBefore(this.maturityDate);
  }

  /** How the deposit stands on a day, everything together. */
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

/**
 * `Maturity` while the date lies ahead, `Matured` from that day on.
 *
 * @source FD-4.90, PM-4.92
 * @example
 * ```ts
 * maturityLabel(CalendarDate.of('2026-11-21'), CalendarDate.of('2026-11-21')); // => 'Matured'
 * ```
 */
export function maturityLabel(maturityDate: CalendarDate, today: CalendarDate): string {
  return asDate(maturityDate).isAfter(today) ? 'Maturity' : 'Matured';
}

/**
 * The first day on which a deposit may be broken: 3 calendar months after the investment date.
 *
 * @formula investment date + 3 months, the end of the month clamped
 * @source FD-9.21, AP-9.10; what breaking costs is the issuer's to say: the documents give no
 *   penalty
 * @example
 * ```ts
 * withdrawalDate(CalendarDate.of('2025-11-30')).iso; // => '2026-02-28'
 * ```
 */
export function withdrawalDate(startedOn: CalendarDate): CalendarDate {
  return asDate(startedOn).plus({
    months: MONTHS_BEFORE_WITHDRAWAL,
  });
}

/**
 * Whether a deposit may be broken today.
 *
 * @source FD-9.21, AP-9.10
 * @example
 * ```ts
 * isWithdrawalAllowed(CalendarDate.of('2026-08-21'), CalendarDate.of('2026-11-20')); // => false
 * ```
 */
export function isWithdrawalAllowed(startedOn: CalendarDate, today: CalendarDate): boolean {
  return !asDate(today).isBefore(withdrawalDate(startedOn));
}

/** Over the deposits that run; to the paisa. */
export interface PortfolioSummary {
  readonly currentValue: Money;
  readonly principal: Money;
  readonly interestEarned: Money;
  readonly todaysEarning: Money;
}

/**
 * Sums up the deposits it is given on a day, to the paisa: value, principal, earned so far, earned
 * today.
 *
 * @source FD-3.31, FD-3.32, FD-3.33, FD-3.34; calculation rules, "Value on a day"
 * @example
 * ```ts
 * portfolioSummary([], CalendarDate.of('2026-11-21')).currentValue.text; // => '0'
 * ```
 */
export function portfolioSummary(
  holdings: readonly Holding[],
  day: CalendarDate,
): PortfolioSummary {
  const all = asList(holdings).map((each) => asKind(each, Holding, 'a holding'));
  asDate(day);
  const positions = all.map((holding) => holding.positionOn(day));
  return {
    currentValue: Money.sum(positions.map((position) => position.value)),
    principal: Money.sum(all.map((holding) => holding.quote.terms.principal)),
    interestEarned: Money.sum(positions.map((position) => position.interestTillDate)),
    todaysEarning: Money.sum(positions.map((position) => position.todaysEarning)),
  };
}
