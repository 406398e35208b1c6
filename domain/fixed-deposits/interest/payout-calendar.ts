import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkInstance, checkRecord, checkRecords } from '../../platform/argument-checks.ts';
import { checkDate, checkMoney } from '../../platform/expected-values.ts';
import { invariant } from '../../platform/invariant.ts';
import { Money } from '../../platform/money.ts';
import { DepositQuote } from './deposit-quote.ts';
import { interestPayouts } from './interest-payouts.ts';
import type { MaturityOutcome } from '../booking/maturity-instruction.ts';

/** Money that a deposit pays, or renews, on a day; in rupees. */
export interface DepositPayment {
  readonly date: CalendarDate;
  readonly amount: Money;
  /** Interest, the maturity amount, or the amount that was renewed instead of being paid. */
  readonly kind: 'interest' | 'maturity' | 'renewed';
}

/** A payment that follows from the terms alone, without knowing about a renewal. */
export type ScheduledPayment = DepositPayment & { readonly kind: 'interest' | 'maturity' };

/**
 * All payments of a deposit: interest payouts at calendar months from the start, then the remaining
 * interest and the maturity amount on the maturity date.
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

/** An interest payout, with the sum of all payouts until then; in rupees. */
export interface PayoutSoFar {
  readonly date: CalendarDate;
  readonly amount: Money;
  /** This payout plus all earlier ones. */
  readonly paid: Money;
  /** The principal plus `paid`. */
  readonly total: Money;
}

/**
 * The interest payouts of a deposit, each with the sum of all payouts until then.
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
 * Replaces the maturity amount in a deposit's payments by its outcome: a renewed amount, and the
 * rest, which is paid out as interest.
 *
 * @formula maturity amount = renewed + paid out
 * @source FD-4.89; calculation rules, "Sums, ranks and terms"
 * @param payments the payments of one deposit, including the maturity amount
 * @throws an error for anything but a list of payments, or if the parts of the outcome do not add
 *   up to the maturity amount
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
  const together = checkMoney(renewed).plus(paidOut);
  return checkRecords(payments).flatMap((payment): readonly DepositPayment[] => {
    if (payment.kind !== 'maturity') return [payment];
    const { date, amount } = payment;
    const isSame = checkMoney(amount).equals(together);
    invariant(isSame, `${amount.text} was expected to be renewed or paid, got ${together.text}`);
    const parts: readonly DepositPayment[] = [
      { date, amount: paidOut, kind: 'interest' },
      { date, amount: renewed, kind: 'renewed' },
    ];
    return parts.filter((part) => !part.amount.isZero());
  });
}

/** Payments until a day, and payments after it. */
export interface DividedPayments {
  /** Including the day itself. */
  readonly past: readonly DepositPayment[];
  readonly toCome: readonly DepositPayment[];
}

/**
 * Splits payments at a day into those until then, including the day, and those after it.
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
  checkDate(day);
  const isPast = ({ date }: DepositPayment) => !checkDate(date).isAfter(day);
  const past = checkRecords(payments).filter(isPast);
  return { past, toCome: payments.filter((payment) => !isPast(payment)) };
}

/**
 * The amount in rupees that a deposit has paid to the bank until a day, including the day: interest
 * and maturity amount, without renewed amounts.
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
