import { Percentage } from '../platform/percentage.ts';
import { asFacts } from '../platform/expected.ts';
import { asMoney, asPercentage } from '../platform/expected-values.ts';
import type { Money } from '../platform/money.ts';
import { depositQuote } from './deposit-quote.ts';
import { PayoutFrequency } from './payout-frequency.ts';
import type { Tenure } from './tenure.ts';

/** A bar of the chart that sets a deposit beside two other banks. */
export interface ComparisonBar {
  readonly bank: 'this-deposit' | 'first-bank' | 'second-bank';
  readonly annualRatePercent: Percentage;
  /** What the principal would have earned over the tenure. Whole rupees. */
  readonly totalInterest: Money;
}

/** The fixed rates of the two other banks. */
export const FIRST_BANK_RATE = Percentage.of('7');
export const SECOND_BANK_RATE = Percentage.of('7.25');

/**
 * Sets the interest of a deposit beside what two other banks would have paid for the same money and
 * time.
 *
 * @formula principal x (1 + r)^k x (1 + r x b/360) - principal, at 7% and 7.25% with yearly rests
 * @source FD-9.36; fixed-deposit document, section 9
 * @throws a sentence on a deposit that cannot be
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
  const { principal, tenure, annualRatePercent, totalInterest } = asFacts(deposit);
  asPercentage(annualRatePercent);
  asMoney(totalInterest);
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
