import { isPaidAtMaturity } from '#domain/fixed-deposits/catalogue/partner-scheme.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';

/** Payout frequencies other than at maturity, by the partner's words. */
const OTHERS: ReadonlyMap<string, PayoutFrequency> = new Map([
  ['monthly', PayoutFrequency.Monthly],
  ['quarterly', PayoutFrequency.Quarterly],
  ['half_yearly', PayoutFrequency.HalfYearly],
  ['yearly', PayoutFrequency.Yearly],
]);

/** The payout frequency of a partner's word; undefined for an unknown word. */
export function partnerPayoutFor(word: string): PayoutFrequency | undefined {
  return isPaidAtMaturity(word) ? PayoutFrequency.AtMaturity : OTHERS.get(word);
}

export function partnerPayoutWord(payoutFrequency: PayoutFrequency): string {
  const other = [...OTHERS].find(([, payout]) => payout === payoutFrequency);
  return other?.[0] ?? 'maturity';
}
