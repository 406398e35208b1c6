import type { CalendarDate } from '../../platform/calendar-date.ts';
import type { Money } from '../../platform/money.ts';
import type { DepositQuote } from './deposit-quote.ts';
import { payoutsPerYear } from './payout-frequency.ts';
import { MONTHS_IN_YEAR } from './tenure.ts';

/** An interest payment during the tenure or on the maturity date. */
export interface InterestPayout {
  readonly date: CalendarDate;
  readonly amount: Money;
  /** Months of the tenure that this payout and all earlier ones cover. */
  readonly months: number;
}

/**
 * The interest payouts of a deposit in order, without payouts that round to zero. Empty for
 * interest paid at maturity.
 */
export function interestPayouts(
  quote: DepositQuote,
  startedOn: CalendarDate,
): readonly InterestPayout[] {
  const { tenure, payoutFrequency } = quote.terms;
  const perYear = payoutsPerYear(payoutFrequency);
  const maturityDate = tenure.maturityDateFrom(startedOn);
  const payouts = quote.schedule.flatMap((row, index): InterestPayout[] => {
    if (perYear === undefined || row.payout.isZero()) return [];
    const months = ((index + 1) * MONTHS_IN_YEAR) / perYear;
    const isLast = index === quote.schedule.length - 1;
    const due = startedOn.plus({ months });
    const date = isLast || due.isAfter(maturityDate) ? maturityDate : due;
    return [Object.freeze({ date, amount: row.payout, months })];
  });
  return Object.freeze(payouts);
}
