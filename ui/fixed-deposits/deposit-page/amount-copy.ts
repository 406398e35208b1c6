import type {
  DepositAmountRules,
  DepositAmountViolation,
} from '#domain/fixed-deposits/booking/deposit-amount.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';

export function amountCopy(violation: DepositAmountViolation, rules: DepositAmountRules): string {
  switch (violation) {
    case 'missing':
      return 'Enter an amount';
    case 'unreadable':
      return 'Enter the amount in digits, like 1,00,000';
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
