import type { CalendarDate } from '../../platform/calendar-date.ts';
import { Money } from '../../platform/money.ts';
import type { Percentage } from '../../platform/percentage.ts';
import type { PayerCredit, TdsDeductions } from './payer-forecast.ts';

/** Tax on an amount of interest, half-up to the paisa. */
export function taxOn(interest: Money, rate: Percentage): Money {
  return interest.times(rate.fraction).toPaisa();
}

/**
 * The deductions at the credits from a day on; the first one is for all credits of the year so far.
 * Credits after the day of a Form 121 are free of tax.
 *
 * @formula each deduction = tax on the total so far, half-up to the paisa - the deductions before
 */
export function deductionsFrom(
  start: CalendarDate | undefined,
  by: {
    readonly credits: readonly PayerCredit[];
    readonly rate: Percentage;
    readonly formGivenOn: CalendarDate | undefined;
  },
): TdsDeductions {
  const { credits, rate, formGivenOn } = by;
  let deducted = Money.zero;
  const deductions = credits.flatMap(({ date, total }) => {
    const isTaxed = start !== undefined && !start.isAfter(date);
    if (!isTaxed || formGivenOn?.isBefore(date) === true) return [];
    const due = taxOn(total, rate);
    const tax = due.minus(deducted);
    deducted = due;
    return [{ date, tax }];
  });
  return Object.freeze({ deductions: Object.freeze(deductions), total: deducted });
}
