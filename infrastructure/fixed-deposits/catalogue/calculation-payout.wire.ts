import {
  isCumulative,
  payoutFrequencies,
  type PayoutFrequency,
  payoutLabel,
} from '#domain/fixed-deposits/interest/payout-frequency.ts';

/**
 * The wire word for the payout frequency of a calculation: `yearly` for payout at maturity,
 * otherwise the label in lower case.
 */
export function maturityTypeFor(frequency: PayoutFrequency): string {
  return isCumulative(frequency) ? 'yearly' : payoutLabel(frequency).toLowerCase();
}

/** The wire word that says whether a calculation pays at maturity (cumulative). */
export function productTypeFor(frequency: PayoutFrequency): 'Cumulative' | 'Non-Cumulative' {
  return isCumulative(frequency) ? 'Cumulative' : 'Non-Cumulative';
}

/** The payout frequency that both wire words mean; undefined if they contradict each other. */
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
