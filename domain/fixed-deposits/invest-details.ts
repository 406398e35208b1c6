import { asFacts, asList, asYesOrNo } from '../platform/expected.ts';
import type { Money } from '../platform/money.ts';
import { type DepositAmountRules, depositAmountViolation } from './deposit-amount.ts';

/** How many rows the tenure table shows before "Other Schemes". */
export const ROWS_SHOWN_AT_FIRST = 5;

/**
 * The rows of the tenure table in sight: five at first, all of them after "Other Schemes".
 *
 * @source FD-2.57, FD-2.58
 * @example
 * ```ts
 * visibleRows([1, 2, 3, 4, 5, 6], false); // => [1, 2, 3, 4, 5]
 * ```
 */
export function visibleRows<Row>(rows: readonly Row[], showsAll: boolean): readonly Row[] {
  asList(rows);
  return asYesOrNo(showsAll) ? rows : rows.slice(0, ROWS_SHOWN_AT_FIRST);
}

/**
 * Whether there is anything behind "Other Schemes".
 *
 * @source FD-2.58, FD-2.59
 * @example
 * ```ts
 * hasOtherSchemes([1, 2, 3, 4, 5]); // => false
 * ```
 */
export function hasOtherSchemes(rows: readonly unknown[]): boolean {
  return asList(rows).length > ROWS_SHOWN_AT_FIRST;
}

/**
 * Whether the investment box lets a person go on: a result is there, none is on its way, the amount
 * is fine.
 *
 * @source FD-4.47, FD-4.48, FD-4.49, FD-4.50
 * @example
 * ```ts
 * const rules = { minimum: Money.of('5000'), maximum: Money.of('90000') };
 * const box = { rules, hasResult: true, isCalculating: false };
 * canProceed({ ...box, amount: Money.of('4999') }); // => false
 * ```
 */
export function canProceed(box: {
  readonly amount: Money | undefined;
  readonly rules: DepositAmountRules;
  readonly hasResult: boolean;
  readonly isCalculating: boolean;
}): boolean {
  const { amount, rules, hasResult, isCalculating } = asFacts(box);
  const isAmountFine = depositAmountViolation(amount, rules) === undefined;
  const isReady = asYesOrNo(hasResult) && !asYesOrNo(isCalculating);
  return isReady && isAmountFine;
}
