import {
  type DepositAmountRules,
  depositAmountViolation,
} from '#domain/fixed-deposits/booking/deposit-amount.ts';
import type { Money } from '#domain/platform/money.ts';

interface FilledBox {
  readonly amount: Money | undefined;
  readonly rules: DepositAmountRules;
  readonly hasResult: boolean;
  readonly isCalculating: boolean;
}

/**
 * Whether the investor can go on to the order summary now: the amount is valid, and its result is
 * shown and not being recalculated. A press during the calculation is kept until its result.
 */
export function canProceed({ amount, rules, hasResult, isCalculating }: FilledBox): boolean {
  return hasResult && !isCalculating && depositAmountViolation(amount, rules) === undefined;
}
