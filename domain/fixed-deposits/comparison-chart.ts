import { Percentage } from '../platform/percentage.ts';
import { asFacts, asKind } from '../platform/expected.ts';
import { Money } from '../platform/money.ts';
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

/** The deposit's own interest is given; the other banks compound yearly, the house default. */
export function comparisonBars(deposit: {
  readonly principal: Money;
  readonly tenure: Tenure;
  readonly annualRatePercent: Percentage;
  readonly totalInterest: Money;
}): readonly ComparisonBar[] {
  const { principal, tenure, annualRatePercent, totalInterest } = asFacts(deposit, 'a deposit');
  asKind(annualRatePercent, Percentage, 'a yearly rate');
  asKind(totalInterest, Money, 'the interest');
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
