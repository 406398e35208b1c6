import { checkOneOf, checkOptions, checkRecords } from '../argument-checks.ts';
import { checkDate, checkMoney, checkPercentage } from '../expected-values.ts';
import { invariant } from '../invariant.ts';
import { Money } from '../money.ts';
import type { Percentage } from '../percentage.ts';
import type { CashFlow } from './cash-flow.ts';
import { dayFlow, presentValue, timeOn } from './discounting.ts';
import { ReturnBasis } from './return-basis.ts';

/** A payment and what it is worth on the day of the first payment, at a yearly rate. */
export interface PresentValueRow extends CashFlow {
  /** Years since the first payment, as plain decimal text. */
  readonly years: string;
  /** Rupees, to the paisa. */
  readonly presentValue: Money;
}

/** The yearly rate at which payments are discounted. */
export interface Discounting {
  readonly annualRatePercent: Percentage;
  /** `anniversary` if absent. */
  readonly basis?: ReturnBasis | undefined;
}

/**
 * The present value of each payment at a yearly rate, in order of the days: the check of a
 * money-weighted return. At the return of the payments, the present values add up to zero, apart
 * from the rounding of the rate.
 *
 * @formula a / (1 + r)^t, with t in years since the first payment, to the paisa
 * @source section 0 of the design notes on rules beyond the documents, C3
 * @throws an error for anything but a list of payments in rupees, and for a rate of -100% or less
 * @example
 * ```ts
 * const out = { date: CalendarDate.of('2027-07-01'), amount: Money.of('-100000') };
 * const back = { date: CalendarDate.of('2029-07-01'), amount: Money.of('116640') };
 * const rows = presentValues([out, back], { annualRatePercent: Percentage.of('8') });
 * rows.map((row) => row.presentValue.text); // => ['-100000', '100000']
 * ```
 */
export function presentValues(
  flows: readonly CashFlow[],
  discounting: Discounting,
): readonly PresentValueRow[] {
  const { annualRatePercent, basis = ReturnBasis.Anniversary } = checkOptions(discounting, [
    'annualRatePercent',
    'basis',
  ]);
  const rate = checkPercentage(annualRatePercent).fraction;
  invariant(rate.greaterThan(-1), 'present values need a rate above -100 percent');
  checkOneOf(basis, ReturnBasis);
  for (const { date, amount } of checkRecords(flows)) {
    checkDate(date);
    checkMoney(amount);
  }
  const ordered = flows.toSorted((a, b) => b.date.daysUntil(a.date));
  const [first] = ordered;
  if (first === undefined) return [];
  return ordered.map(({ date, amount }) => {
    const time = timeOn(basis, { from: first.date, to: date });
    const flow = dayFlow(amount.decimal, time);
    const { value } = presentValue([flow], rate);
    const years = flow.years.toFixed();
    return { date, amount, years, presentValue: Money.of(value).toPaisa() };
  });
}
