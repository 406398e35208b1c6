import type { DepositListQuery } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { payoutCode } from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';

/** The request fields for filter and sort order of a list. The API documents do not define them. */
export function narrowingWire({ filter = {}, sort }: DepositListQuery) {
  const { search, institution, isInsured, tenureRange, payoutFrequency, minimumRate } = filter;
  return {
    ...(search !== undefined && search !== '' && { search }),
    ...(institution !== undefined && { issuer_kind: institution }),
    ...(isInsured !== undefined && { is_insured: isInsured ? (1 as const) : (0 as const) }),
    ...(tenureRange !== undefined && { tenure_range: tenureRange }),
    ...(payoutFrequency !== undefined && { payout_frequency_id: payoutCode(payoutFrequency) }),
    ...(minimumRate !== undefined && { minimum_rate: minimumRate.text }),
    ...(sort !== undefined && { sort }),
  };
}
