import type {
  DepositAmountRules,
  DepositAmountViolation,
} from '#domain/fixed-deposits/deposit-amount.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';

/** What is wrong with an investment amount. */
export function amountWords(violation: DepositAmountViolation, rules: DepositAmountRules): string {
  switch (violation) {
    case 'missing':
      return 'Enter an amount';
    case 'below-minimum':
      return `Min: ${formatRupees(rules.minimum)}`;
    case 'above-maximum':
      return `Max: ${formatRupees(rules.maximum)}`;
    case 'not-a-multiple':
      return 'Amount must be a multiple of a thousand';
    case 'not-whole-rupees':
      return 'Enter whole rupees';
  }
}
