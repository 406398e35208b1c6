import { isPaidAtMaturity } from '#domain/fixed-deposits/partner-scheme.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/payout-frequency.ts';

/** The partner's words for payouts before maturity. */
const OTHERS: ReadonlyMap<string, PayoutFrequency> = new Map([
  ['monthly', PayoutFrequency.Monthly],
  ['quarterly', PayoutFrequency.Quarterly],
  ['half_yearly', PayoutFrequency.HalfYearly],
  ['yearly', PayoutFrequency.Yearly],
]);

/** The payout that a word of the partner means; undefined for a word that is not known. */
export function partnerPayoutFor(word: string): PayoutFrequency | undefined {
  return isPaidAtMaturity(word) ? PayoutFrequency.AtMaturity : OTHERS.get(word);
}

/** The partner's word for a payout. */
export function partnerPayoutWord(payoutFrequency: PayoutFrequency): string {
  const other = [...OTHERS].find(([, payout]) => payout === payoutFrequency);
  return other?.[0] ?? 'maturity';
}
