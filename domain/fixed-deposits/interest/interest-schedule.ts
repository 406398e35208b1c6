import { Money } from '../../platform/money.ts';
import { inDays } from './day-count.ts';
import type { CompleteTerms } from './deposit-terms.ts';
import {
  type Periods,
  periodFactor,
  periodsOf,
  roundedToRupee,
  simpleInterest,
} from './interest.ts';
import { isCumulative } from './payout-frequency.ts';

/** One period of a deposit. Amounts in whole rupees; opening + interest - payout = closing. */
export interface ScheduleRow {
  /** Number of the period, starting at 1. */
  readonly number: number;
  /** Length of the period in days of the convention's year. */
  readonly days: number;
  readonly openingBalance: Money;
  readonly interest: Money;
  readonly payout: Money;
  readonly closingBalance: Money;
}

/**
 * All periods of a deposit; a shorter last period comes last. Balances and payouts are rounded
 * cumulatively from exact values, so that the rows add up to the rounded totals.
 *
 * @source calculation rules, "Rounding" and "What a quote carries"
 */
export function interestSchedule(
  terms: CompleteTerms,
  totals: { readonly totalInterest: Money; readonly maturityAmount: Money },
): readonly ScheduleRow[] {
  const periods = periodsOf(terms);
  return isCumulative(terms.payoutFrequency)
    ? growingRows(terms, { periods, maturityAmount: totals.maturityAmount })
    : payingRows(terms, { periods, totalInterest: totals.totalInterest });
}

function growingRows(
  terms: CompleteTerms,
  { periods, maturityAmount }: { readonly periods: Periods; readonly maturityAmount: Money },
): readonly ScheduleRow[] {
  const factor = periodFactor(terms, periods.perYear);
  const count = rowCount(periods);
  const rows: ScheduleRow[] = [];
  let exact = terms.principal.decimal;
  let openingBalance = terms.principal;
  for (let number = 1; number <= count; number += 1) {
    exact = exact.times(factor);
    const isLast = number === count;
    const closingBalance = isLast ? maturityAmount : roundedToRupee(exact, terms.convention);
    const interest = closingBalance.minus(openingBalance);
    const days = daysOf(terms, { periods, number });
    const balances = { openingBalance, closingBalance };
    rows.push(Object.freeze({ number, days, interest, payout: Money.zero, ...balances }));
    openingBalance = closingBalance;
  }
  return Object.freeze(rows);
}

function payingRows(
  terms: CompleteTerms,
  { periods, totalInterest }: { readonly periods: Periods; readonly totalInterest: Money },
): readonly ScheduleRow[] {
  const { principal, convention } = terms;
  const each = simpleInterest(terms, principal.decimal, periods.length);
  const count = rowCount(periods);
  const rows: ScheduleRow[] = [];
  let paid = Money.zero;
  for (let number = 1; number <= count; number += 1) {
    const isLast = number === count;
    const due = isLast ? totalInterest : roundedToRupee(each.times(number), convention);
    const interest = due.minus(paid);
    const days = daysOf(terms, { periods, number });
    const balance = { openingBalance: principal, closingBalance: principal };
    rows.push(Object.freeze({ number, days, interest, payout: interest, ...balance }));
    paid = due;
  }
  return Object.freeze(rows);
}

function rowCount(periods: Periods): number {
  return periods.broken > 0 ? periods.whole + 1 : periods.whole;
}

function daysOf(terms: CompleteTerms, { periods, number }: RowPlace): number {
  const length = number > periods.whole ? periods.broken : periods.length;
  return inDays(length, terms.convention).toNumber();
}

interface RowPlace {
  readonly periods: Periods;
  readonly number: number;
}
