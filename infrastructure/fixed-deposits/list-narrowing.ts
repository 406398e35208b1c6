import type { DepositListQuery } from '#application/fixed-deposits/deposit-catalogue.ts';
import { payoutCode } from '#domain/fixed-deposits/payout-frequency.ts';

/** How a person narrowed a list, as it travels beside the documents' fields. */
export function narrowingWire({ filter = {}, sort, column }: DepositListQuery) {
  const { search, institution, isInsured, tenureRange, payoutFrequency, minimumRate } = filter;
  return {
    ...(search !== undefined && search !== '' && { search }),
    ...(institution !== undefined && { issuer_kind: institution }),
    ...(isInsured !== undefined && { is_insured: isInsured ? (1 as const) : (0 as const) }),
    ...(tenureRange !== undefined && { tenure_range: tenureRange }),
    ...(payoutFrequency !== undefined && { payout_frequency_id: payoutCode(payoutFrequency) }),
    ...(minimumRate !== undefined && { minimum_rate: minimumRate.text }),
    ...(sort !== undefined && { sort }),
    ...(column !== undefined && { rate_column: column }),
  };
}
