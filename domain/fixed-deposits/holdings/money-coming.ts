import type { CalendarDate } from '../../platform/calendar-date.ts';
import { checkList, checkRecord, checkRecords } from '../../platform/argument-checks.ts';
import { checkDate, checkMoney } from '../../platform/expected-values.ts';
import { Money } from '../../platform/money.ts';
import type { DepositPayment } from '../interest/payout-calendar.ts';

/** A held deposit with all its payments, including those already paid. */
export interface PayingDeposit {
  readonly payments: readonly DepositPayment[];
}

/** A payment to the investor's bank account, and the deposit that pays it. */
export interface ComingPayment<Held extends PayingDeposit = PayingDeposit> extends DepositPayment {
  readonly kind: 'interest' | 'maturity';
  readonly deposit: Held;
}

/** All payments of one kind on one day. */
export interface ComingDay<Held extends PayingDeposit = PayingDeposit> {
  readonly date: CalendarDate;
  readonly kind: ComingPayment['kind'];
  /** The sum of the payments, in rupees. */
  readonly amount: Money;
  /** The deposits that pay, in their order. */
  readonly deposits: readonly Held[];
}

/** The money that deposits pay in a span of time, in rupees. */
export interface MoneyComing<Held extends PayingDeposit = PayingDeposit> {
  /** The earliest first; payments of one day keep the order of their deposits. */
  readonly payments: readonly ComingPayment<Held>[];
  /** The same payments by day and kind. */
  readonly days: readonly ComingDay<Held>[];
  readonly total: Money;
  /** The maturing money that is renewed in this span instead of being paid, in rupees. */
  readonly renewed: Money;
}

/**
 * The payments of held deposits to the investor's bank account after one day, up to and including
 * another. They are interest and maturity amounts, without renewed amounts.
 *
 * @formula total = the sum of the payments
 * @source Vriddhi's own rule: the home page shows the money that comes within 12 months
 * @param span the payments of the first day are left out, because they are already made
 * @throws an error for anything but a list of deposits with payments, and for invalid days
 * @example
 * ```ts
 * const rate = { annualRatePercent: Percentage.of('8'), payoutFrequency: 'half-yearly' };
 * const quote = depositQuote({ principal: LAKH, tenure: Tenure.of({ years: 1 }), ...rate });
 * const payments = payoutCalendar(quote, CalendarDate.of('2026-08-31'));
 * const [after, until] = ['2026-08-31', '2027-06-30'].map((day) => CalendarDate.of(day));
 * moneyComing([{ payments }], { after, until }).total.text; // => '4000'
 * ```
 */
export function moneyComing<Held extends PayingDeposit>(
  deposits: readonly Held[],
  span: { readonly after: CalendarDate; readonly until: CalendarDate },
): MoneyComing<Held> {
  const { after, until } = checkRecord(span);
  checkDate(after);
  checkDate(until);
  const all = checkRecords(deposits).flatMap((deposit) =>
    checkRecords(checkList(deposit.payments))
      .filter(({ date }) => checkDate(date).isAfter(after) && !date.isAfter(until))
      .map(({ date, amount, kind }) => ({ date, amount: checkMoney(amount), kind, deposit })),
  );
  const payments = all.filter(isPaid).toSorted((one, other) => other.date.daysUntil(one.date));
  const renewed = all.filter((payment) => !isPaid(payment));
  const sums = { total: sumOf(payments), renewed: sumOf(renewed) };
  return Object.freeze({ payments, days: daysOf(payments), ...sums });
}

function daysOf<Held extends PayingDeposit>(
  payments: readonly ComingPayment<Held>[],
): readonly ComingDay<Held>[] {
  const days = new Map<string, ComingDay<Held>>();
  for (const { date, kind, amount, deposit } of payments) {
    const key = `${date.iso} ${kind}`;
    const before = days.get(key);
    const sum = before === undefined ? amount : before.amount.plus(amount);
    days.set(key, { date, kind, amount: sum, deposits: [...(before?.deposits ?? []), deposit] });
  }
  return [...days.values()];
}

function isPaid<Held extends PayingDeposit>(
  payment: DepositPayment & { readonly deposit: Held },
): payment is ComingPayment<Held> {
  return payment.kind !== 'renewed';
}

function sumOf(payments: readonly DepositPayment[]): Money {
  return Money.sum(payments.map(({ amount }) => amount));
}
