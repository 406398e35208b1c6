import type { DepositProduct } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import {
  type DepositAmountRules,
  depositAmountViolation,
  depositAmountViolationText,
} from '#domain/fixed-deposits/booking/deposit-amount.ts';
import type { Money } from '#domain/platform/money.ts';
import type { InvestDetailsViewModel } from '#ui/fixed-deposits/deposit-page/invest-details.view-model.ts';
import { investmentBoxCopy as copy } from '#ui/fixed-deposits/deposit-page/copy.ts';

/**
 * Why the investor cannot continue to the order summary; undefined if nothing prevents it. A reply
 * on its way does not prevent it, because the view model keeps the press until then.
 */
export function proceedBlocker(
  { amount, row, rows, column, quote, isAwaited }: InvestDetailsViewModel,
  deposit: DepositProduct,
): string | undefined {
  if (deposit.isComingSoon) return copy.comingSoon;
  if (amount.violation !== undefined && amount.rules !== undefined) {
    return depositAmountViolationText(amount.violation, amount.rules);
  }
  if (row !== undefined && row.rates[column] === undefined) {
    return rows.some(({ rates }) => rates[column] !== undefined) ? copy.noRate : copy.noRates;
  }
  if (isAwaited) return undefined;
  const { value, rules } = amount;
  const isCalculating = quote.state.kind === 'loading';
  const box = { amount: value, hasResult: quote.quote !== undefined, isCalculating };
  if (rules !== undefined && canProceed({ ...box, rules })) return undefined;
  return quote.state.kind === 'failed' ? copy.noResult : copy.calculating;
}

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
