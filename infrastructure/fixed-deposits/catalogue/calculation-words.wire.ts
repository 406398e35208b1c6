import {
  isCumulative,
  payoutFrequencies,
  type PayoutFrequency,
  payoutLabel,
} from '#domain/fixed-deposits/interest/payout-frequency.ts';

/** The maturity type of a calculation: `yearly` at maturity, otherwise the label in lower case. */
export function maturityTypeFor(frequency: PayoutFrequency): string {
  return isCumulative(frequency) ? 'yearly' : payoutLabel(frequency).toLowerCase();
}

/** The product type of a calculation. */
export function productTypeFor(frequency: PayoutFrequency): 'Cumulative' | 'Non-Cumulative' {
  return isCumulative(frequency) ? 'Cumulative' : 'Non-Cumulative';
}

/** The payout frequency for both words; undefined if they contradict each other. */
export function payoutFrequencyForCalculation({
  maturityType,
  productType,
}: {
  readonly maturityType: string;
  readonly productType: string;
}): PayoutFrequency | undefined {
  return payoutFrequencies.find(
    (frequency) =>
      productTypeFor(frequency) === productType && maturityTypeFor(frequency) === maturityType,
  );
}
