import type { DepositListQuery } from '#application/fixed-deposits/deposit-catalogue.ts';
import type { DepositFilter } from '#domain/fixed-deposits/deposit-filter.ts';
import { payoutCode, payoutFrequencyForCode } from '#domain/fixed-deposits/payout-frequency.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import type { FdRequest } from './rate-cards.wire.ts';

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

/** The filter of a request; a payout code that is not known counts as At Maturity. */
export function filterOf(request: FdRequest): DepositFilter {
  const { search, issuer_kind, is_insured, tenure_range, minimum_rate } = request;
  const payout = request.payout_frequency_id;
  return {
    search,
    institution: issuer_kind,
    isInsured: is_insured === undefined ? undefined : is_insured === 1,
    tenureRange: tenure_range,
    payoutFrequency: payout === undefined ? undefined : payoutFrequencyForCode(payout),
    minimumRate: minimum_rate === undefined ? undefined : Percentage.of(minimum_rate),
  };
}
