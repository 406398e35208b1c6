import { checkRecord, checkBoolean } from '../../platform/argument-checks.ts';
import type { Money } from '../../platform/money.ts';
import { type DepositAmountRules, depositAmountViolation } from '../booking/deposit-amount.ts';

/**
 * Whether the button of the investment box is enabled: the amount is valid, and its result is shown
 * and not being recalculated.
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
  const { amount, rules, hasResult, isCalculating } = checkRecord(box);
  const isAmountFine = depositAmountViolation(amount, rules) === undefined;
  const isReady = checkBoolean(hasResult) && !checkBoolean(isCalculating);
  return isReady && isAmountFine;
}
