import type { Money } from '../platform/money.ts';
import { type DepositAmountRules, depositAmountViolation } from './deposit-amount.ts';

/** How many rows the tenure table shows before "Other Schemes". */
export const ROWS_SHOWN_AT_FIRST = 5;

/** The rows of the tenure table that are in sight. */
export function visibleRows<Row>(rows: readonly Row[], showsAll: boolean): readonly Row[] {
  return showsAll ? rows : rows.slice(0, ROWS_SHOWN_AT_FIRST);
}

/** Whether there is anything behind "Other Schemes". */
export function hasOtherSchemes(rows: readonly unknown[]): boolean {
  return rows.length > ROWS_SHOWN_AT_FIRST;
}

/** Whether the investment box lets a person go on. */
export function canProceed(box: {
  readonly amount: Money | undefined;
  readonly rules: DepositAmountRules;
  readonly hasResult: boolean;
  readonly isCalculating: boolean;
}): boolean {
  const isAmountFine = depositAmountViolation(box.amount, box.rules) === undefined;
  return box.hasResult && !box.isCalculating && isAmountFine;
}
