import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkInstance, checkRecord, checkRecords } from '../../platform/argument-checks.ts';
import { asDate, asMoney } from '../../platform/expected-values.ts';
import { invariant } from '../../platform/invariant.ts';
import { Money } from '../../platform/money.ts';
import { DepositQuote } from './deposit-quote.ts';
import { interestPayouts } from './interest-payouts.ts';
import type { MaturityOutcome } from '../booking/maturity-instruction.ts';

/** A payment out of a deposit on a day. */
export interface DepositPayment {
  readonly date: CalendarDate;
  readonly amount: Money;
  /** Interest, the maturity amount, or the amount that was renewed instead of paid. */
  readonly kind: 'interest' | 'maturity' | 'renewed';
}

/** A payment by the schedule, before any renewal is known. */
export type ScheduledPayment = DepositPayment & { readonly kind: 'interest' | 'maturity' };

/**
 * The payments of a deposit: payouts on calendar months from the start, the remaining interest and
 * the maturity amount on the maturity date.
 *
 * @source calculation rules, "Value on a day"
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'half-yearly' };
 * const quote = depositQuote({ principal: LAKH, tenure: Tenure.of({ years: 1 }), ...rate });
 * const payments = payoutCalendar(quote, CalendarDate.of('2026-08-31'));
 * payments.map(({ date }) => date.iso); // => ['2027-02-28', '2027-08-31', '2027-08-31']
 * ```
 */
export function payoutCalendar(
  quote: DepositQuote,
  startedOn: CalendarDate,
): readonly ScheduledPayment[] {
  checkInstance(quote, DepositQuote, 'a quote');
  const interest = interestPayouts(quote, startedOn).map(({ date, amount }): ScheduledPayment => ({
    date,
    amount,
    kind: 'interest',
  }));
  const date = quote.terms.tenure.maturityDateFrom(startedOn);
  return [...interest, { date, amount: quote.maturityAmount, kind: 'maturity' }];
}

/** An interest payout with the running total. */
export interface PayoutSoFar {
  readonly date: CalendarDate;
  readonly amount: Money;
  /** This payout plus all earlier ones. */
  readonly paid: Money;
  /** The principal plus the paid interest. */
  readonly total: Money;
}

/**
 * The interest payouts of a deposit, each with the running total.
 *
 * @source calculation rules, "Value on a day"
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'half-yearly' };
 * const quote = depositQuote({ principal: LAKH, tenure: Tenure.of({ years: 1 }), ...rate });
 * const payouts = payoutsSoFar(quote, CalendarDate.of('2026-08-31'));
 * payouts.map(({ paid }) => paid.text); // => ['4000', '8000']
 * ```
 */
export function payoutsSoFar(quote: DepositQuote, startedOn: CalendarDate): readonly PayoutSoFar[] {
  const { principal } = checkInstance(quote, DepositQuote, 'a quote').terms;
  const payouts = interestPayouts(quote, startedOn);
  let paid = Money.zero;
  return payouts.map(({ date, amount }) => {
    paid = paid.plus(amount);
    return { date, amount, paid, total: principal.plus(paid) };
  });
}

/**
 * The payments of a deposit with the outcome at maturity: a renewed amount is not paid to the bank,
 * and the rest is paid as interest.
 *
 * @formula maturity amount = renewed + paid out
 * @source FD-4.89; calculation rules, "Sums, ranks and terms"
 * @param payments the payments of one deposit, including the maturity amount
 * @throws an error for anything but a list of payments, or if the outcome is of another amount
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'at-maturity' };
 * const quote = depositQuote({ principal: LAKH, tenure: Tenure.of({ years: 1 }), ...rate });
 * const payments = payoutCalendar(quote, CalendarDate.of('2026-08-31'));
 * const outcome = { renewed: LAKH, paidOut: Money.of('8000') };
 * const parts = paymentsWithOutcome(payments, outcome);
 * parts.map(({ kind, amount }) => `${kind} ${amount.text}`);
 * // => ['interest 8000', 'renewed 100000']
 * ```
 */
export function paymentsWithOutcome(
  payments: readonly DepositPayment[],
  outcome: MaturityOutcome,
): readonly DepositPayment[] {
  const { renewed, paidOut } = checkRecord(outcome);
  if (renewed === undefined) return checkRecords(payments);
  const together = asMoney(renewed).plus(paidOut);
  return checkRecords(payments).flatMap((payment): readonly DepositPayment[] => {
    if (payment.kind !== 'maturity') return [payment];
    const { date, amount } = payment;
    const isSame = asMoney(amount).equals(together);
    invariant(isSame, `${amount.text} was expected to be renewed or paid, got ${together.text}`);
    const parts: readonly DepositPayment[] = [
      { date, amount: paidOut, kind: 'interest' },
      { date, amount: renewed, kind: 'renewed' },
    ];
    return parts.filter((part) => !part.amount.isZero());
  });
}

/** Payments before and after a day. */
export interface DividedPayments {
  /** Including the day itself. */
  readonly past: readonly DepositPayment[];
  readonly toCome: readonly DepositPayment[];
}

/**
 * Splits payments at a day: those until then, the day included, and those to come.
 *
 * @source calculation rules, "Value on a day"
 * @throws an error for anything but a list of payments and a date
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'half-yearly' };
 * const quote = depositQuote({ principal: LAKH, tenure: Tenure.of({ years: 1 }), ...rate });
 * const payments = payoutCalendar(quote, CalendarDate.of('2026-08-31'));
 * paymentsAround(CalendarDate.of('2027-02-28'), payments).past.length; // => 1
 * ```
 */
export function paymentsAround(
  day: CalendarDate,
  payments: readonly DepositPayment[],
): DividedPayments {
  asDate(day);
  const isPast = ({ date }: DepositPayment) => !asDate(date).isAfter(day);
  const past = checkRecords(payments).filter(isPast);
  return { past, toCome: payments.filter((payment) => !isPast(payment)) };
}

/**
 * The amount that a deposit has paid to the bank until a day, the day included: interest and
 * maturity amount, without renewed amounts.
 *
 * @source calculation rules, "Value on a day"
 * @throws an error for anything but a list of payments and a date
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'half-yearly' };
 * const quote = depositQuote({ principal: LAKH, tenure: Tenure.of({ years: 1 }), ...rate });
 * const payments = payoutCalendar(quote, CalendarDate.of('2026-08-31'));
 * receivedTill(CalendarDate.of('2027-02-28'), payments).text; // => '4000'
 * ```
 */
export function receivedTill(day: CalendarDate, payments: readonly DepositPayment[]): Money {
  const paid = paymentsAround(day, payments).past.filter(({ kind }) => kind !== 'renewed');
  return Money.sum(paid.map(({ amount }) => amount));
}
