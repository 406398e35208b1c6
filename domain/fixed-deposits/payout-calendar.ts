import type { CalendarDate } from '../platform/calendar-date.ts';
import { asFactsList, asKind } from '../platform/expected.ts';
import { asDate } from '../platform/expected-values.ts';
import { Money } from '../platform/money.ts';
import { DepositQuote } from './deposit-quote.ts';
import { payoutsPerYear } from './payout-frequency.ts';
import { MONTHS_IN_YEAR } from './tenure.ts';

/** Money that leaves a deposit on a day. */
export interface DepositPayment {
  readonly date: CalendarDate;
  readonly amount: Money;
  /** Interest of a period, or the maturity amount. */
  readonly kind: 'interest' | 'maturity';
}

/**
 * When money leaves a deposit: payouts on calendar months from the start, the rest of the interest
 * and the maturity amount on the maturity day.
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
): readonly DepositPayment[] {
  const { tenure, payoutFrequency } = asKind(quote, DepositQuote, 'a quote').terms;
  const maturityDate = tenure.maturityDateFrom(startedOn);
  const perYear = payoutsPerYear(payoutFrequency);
  const interest = quote.schedule.flatMap((row, index): DepositPayment[] => {
    if (perYear === undefined || row.payout.isZero()) return [];
    const months = ((index + 1) * MONTHS_IN_YEAR) / perYear;
    const isLast = index === quote.schedule.length - 1;
    const due = startedOn.plus({ months });
    const date = isLast || due.isAfter(maturityDate) ? maturityDate : due;
    return [{ date, amount: row.payout, kind: 'interest' }];
  });
  return [...interest, { date: maturityDate, amount: quote.maturityAmount, kind: 'maturity' }];
}

/** Payments on both sides of a day. */
export interface DividedPayments {
  /** On the day itself, too. */
  readonly past: readonly DepositPayment[];
  readonly toCome: readonly DepositPayment[];
}

/**
 * Divides payments by a day: what has come until then, that day included, and what is to come.
 *
 * @source calculation rules, "Value on a day"
 * @throws a sentence on what is no list of payments, or no date
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
  const past = asFactsList(payments).filter(isPast);
  return { past, toCome: payments.filter((payment) => !isPast(payment)) };
}

/**
 * What has come of a deposit until a day, that day included: interest, and the maturity amount.
 *
 * @source calculation rules, "Value on a day"
 * @throws a sentence on what is no list of payments, or no date
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'half-yearly' };
 * const quote = depositQuote({ principal: LAKH, tenure: Tenure.of({ years: 1 }), ...rate });
 * const payments = payoutCalendar(quote, CalendarDate.of('2026-08-31'));
 * receivedTill(CalendarDate.of('2027-02-28'), payments).text; // => '4000'
 * ```
 */
export function receivedTill(day: CalendarDate, payments: readonly DepositPayment[]): Money {
  return Money.sum(paymentsAround(day, payments).past.map(({ amount }) => amount));
}
