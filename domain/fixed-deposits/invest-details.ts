import { asFacts, asList, asYesOrNo } from '../platform/expected.ts';
import type { Money } from '../platform/money.ts';
import { type DepositAmountRules, depositAmountViolation } from './deposit-amount.ts';

/** How many rows the tenure table shows before "Other Schemes". */
export const ROWS_SHOWN_AT_FIRST = 5;

/** The rows of the tenure table that are in sight. */
export function visibleRows<Row>(rows: readonly Row[], showsAll: boolean): readonly Row[] {
  asList(rows, 'the tenure table');
  return asYesOrNo(showsAll, 'Other Schemes') ? rows : rows.slice(0, ROWS_SHOWN_AT_FIRST);
}

/** Whether there is anything behind "Other Schemes". */
export function hasOtherSchemes(rows: readonly unknown[]): boolean {
  return asList(rows, 'the tenure table').length > ROWS_SHOWN_AT_FIRST;
}

/** Whether the investment box lets a person go on. */
export function canProceed(box: {
  readonly amount: Money | undefined;
  readonly rules: DepositAmountRules;
  readonly hasResult: boolean;
  readonly isCalculating: boolean;
}): boolean {
  const { amount, rules, hasResult, isCalculating } = asFacts(box, 'the investment box');
  const isAmountFine = depositAmountViolation(amount, rules) === undefined;
  const isReady = asYesOrNo(hasResult, 'a result') && !asYesOrNo(isCalculating, 'a calculation');
  return isReady && isAmountFine;
}
