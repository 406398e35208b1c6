import type { DepositProduct } from '#application/fixed-deposits/deposit-catalogue.ts';
import { amountWords } from './amount-words.ts';
import type { InvestDetailsViewModel } from './invest-details.view-model.ts';
import { investmentBoxWords as words } from './invest-details-words.ts';

/** Why the way to the order summary is closed; undefined where it is open. */
export function whyNotProceed(
  { amount, row, rows, column, quote }: InvestDetailsViewModel,
  deposit: DepositProduct,
): string | undefined {
  if (deposit.isComingSoon) return words.comingSoon;
  if (amount.violation !== undefined && amount.rules !== undefined) {
    return amountWords(amount.violation, amount.rules);
  }
  if (row !== undefined && row.rates[column] === undefined) {
    return rows.some(({ rates }) => rates[column] !== undefined) ? words.noRate : words.noRates;
  }
  switch (quote.state.kind) {
    case 'ready':
      return undefined;
    case 'failed':
      return words.notCalculated;
    case 'loading':
    case 'none':
      return words.calculating;
  }
}
