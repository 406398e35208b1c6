import { Percentage } from '../../platform/percentage.ts';
import { checkRecord } from '../../platform/argument-checks.ts';
import { checkMoney, checkPercentage } from '../../platform/expected-values.ts';
import type { Money } from '../../platform/money.ts';
import { depositQuote } from '../interest/deposit-quote.ts';
import { PayoutFrequency } from '../interest/payout-frequency.ts';
import type { Tenure } from '../interest/tenure.ts';

/** One bar of the chart that compares a deposit with two other banks. */
export interface ComparisonBar {
  readonly bank: 'this-deposit' | 'first-bank' | 'second-bank';
  readonly annualRatePercent: Percentage;
  /** Interest on the principal over the tenure, in whole rupees. */
  readonly totalInterest: Money;
}

/** Annual rates of the two banks in the chart, as fixed by the product documents. */
export const FIRST_BANK_RATE = Percentage.of('7');
export const SECOND_BANK_RATE = Percentage.of('7.25');

/**
 * The bars of the chart that compares a deposit with two other banks, for the same principal and
 * tenure.
 *
 * @formula principal x (1 + r)^k x (1 + r x b/360) - principal, at 7% and 7.25%, compounded yearly
 * @source FD-9.36; fixed-deposit document, section 9
 * @throws an error for an impossible deposit
 * @example
 * ```ts
 * const principal = Money.of('100000');
 * const rates = { annualRatePercent: Percentage.of('8'), totalInterest: Money.of('8000') };
 * const bars = comparisonBars({ principal, tenure: Tenure.of({ years: 1 }), ...rates });
 * bars.map(({ totalInterest }) => totalInterest.text); // => ['8000', '7000', '7250']
 * ```
 */
export function comparisonBars(deposit: {
  readonly principal: Money;
  readonly tenure: Tenure;
  readonly annualRatePercent: Percentage;
  readonly totalInterest: Money;
}): readonly ComparisonBar[] {
  const { principal, tenure, annualRatePercent, totalInterest } = checkRecord(deposit);
  checkPercentage(annualRatePercent);
  checkMoney(totalInterest);
  const otherBank = (bank: ComparisonBar['bank'], rate: Percentage): ComparisonBar => ({
    bank,
    annualRatePercent: rate,
    totalInterest: depositQuote({
      principal,
      tenure,
      annualRatePercent: rate,
      payoutFrequency: PayoutFrequency.AtMaturity,
    }).totalInterest,
  });
  return [
    { bank: 'this-deposit', annualRatePercent, totalInterest },
    otherBank('first-bank', FIRST_BANK_RATE),
    otherBank('second-bank', SECOND_BANK_RATE),
  ];
}
