import { checkOneOf, checkRecords } from '../argument-checks.ts';
import { checkDate, checkMoney } from '../expected-values.ts';
import { Percentage } from '../percentage.ts';
import { failure, type Result, success } from '../result.ts';
import type { CashFlow, MoneyWeightedReturnViolation } from './cash-flow.ts';
import { ReturnBasis } from './return-basis.ts';
import { solvedReturn } from './solved-return.ts';

/**
 * The yearly return of dated payments, compounded yearly (XIRR): the rate at which the present
 * values of all payments add up to zero. Payments of one day are added first. The order of the list
 * does not matter. If a rate above zero and one below zero fit, it is the one above zero.
 *
 * @formula x that solves sum of a / (1 + x)^t = 0, with t in years since the first payment; in
 *   percent, 2 decimals half-up
 * @param basis how t is counted: `anniversary` (the default) as `yearsBetween` does, so that 8%
 *   paid after a year is 8.00 in leap years too, or `act-365`, the days over 365, as spreadsheets
 *   do
 * @source section 0 of the design notes on rules beyond the documents, C3; Microsoft Excel, XIRR;
 *   Norstrøm: one rate is above zero if the sum so far changes its sign once
 * @throws an error for anything but a list of payments in rupees, and for an unknown basis
 * @example
 * ```ts
 * const out = { date: CalendarDate.of('2027-07-01'), amount: Money.of('-100000') };
 * const back = { date: CalendarDate.of('2028-07-01'), amount: Money.of('108000') };
 * const answer = moneyWeightedReturn([out, back]);
 * answer.ok ? answer.value.text : answer.failure; // => '8'
 * moneyWeightedReturn([back]); // => { ok: false, failure: 'no-outflow' }
 * ```
 */
export function moneyWeightedReturn(
  flows: readonly CashFlow[],
  basis: ReturnBasis = ReturnBasis.Anniversary,
): Result<Percentage, MoneyWeightedReturnViolation> {
  for (const { date, amount } of checkRecords(flows)) {
    checkDate(date);
    checkMoney(amount);
  }
  const solved = solvedReturn(flows, checkOneOf(basis, ReturnBasis));
  if (!solved.ok) return failure(solved.failure);
  return success(Percentage.of(solved.value.times(100)).toHundredth());
}
