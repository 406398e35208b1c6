import { isBookedEmbedded } from '#domain/fixed-deposits/booking/embedded-booking.ts';
import type { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { type Result, success } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import type { DepositId, SchemeId } from './deposit-ids.ts';
import type { PartnerDeposits } from './partner-deposits.ts';
import { partnerRates } from './partner-rates.ts';
import type { DepositRates, RateCards } from './rate-cards.ts';

export interface PartnerRateCardsDependencies {
  readonly backend: RateCards;
  readonly partner: PartnerDeposits;
  readonly reporting: Reporting;
}

/**
 * The rate cards of all issuers. Those of the partner bank are built from the bank's own schemes.
 */
export class PartnerRateCards implements RateCards {
  constructor(private readonly dependencies: PartnerRateCardsDependencies) {}

  async forDeposit(
    depositId: DepositId,
    query: { readonly payoutFrequency: PayoutFrequency },
    options: CallOptions,
  ): Promise<Result<DepositRates, PortFailure>> {
    const rates = await this.dependencies.backend.forDeposit(depositId, query, options);
    if (!rates.ok || !isPartners(rates.value)) return rates;
    const schemes = await this.dependencies.partner.schemes(options);
    if (!schemes.ok) return schemes;
    return success(partnerRates(rates.value, { ...query, schemes: schemes.value }));
  }

  /** If the partner bank does not answer, its deposits have the figures of the app's backend. */
  async compare(
    query: { readonly schemeIds: readonly SchemeId[]; readonly payoutFrequency: PayoutFrequency },
    options: CallOptions,
  ): Promise<Result<readonly DepositRates[], PortFailure>> {
    const { backend, partner, reporting } = this.dependencies;
    const rates = await backend.compare(query, options);
    if (!rates.ok || !rates.value.some(isPartners)) return rates;
    const schemes = await partner.schemes(options);
    if (!schemes.ok) {
      reporting.failed('partner schemes: not compared', { failure: schemes.failure.kind });
      return rates;
    }
    const { payoutFrequency } = query;
    const terms = { schemes: schemes.value, payoutFrequency };
    return success(
      rates.value.map((each) => (isPartners(each) ? partnerRates(each, terms) : each)),
    );
  }
}

function isPartners({ deposit }: DepositRates): boolean {
  return isBookedEmbedded(deposit.issuerId);
}
