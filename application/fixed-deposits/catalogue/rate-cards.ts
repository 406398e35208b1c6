import type { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import type { RateCard } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';
import type { DepositProduct } from './deposit-catalogue.ts';
import type { DepositId, SchemeId } from './deposit-ids.ts';

export interface RateCards {
  /** The rate card of a deposit for one payout frequency, as currently offered by the issuer. */
  forDeposit(
    depositId: DepositId,
    query: { readonly payoutFrequency: PayoutFrequency },
    options: CallOptions,
  ): Promise<Result<DepositRates, PortFailure>>;
  /**
   * The rate cards of all deposits with the given schemes, for one payout frequency; for the
   * comparison.
   */
  compare(
    query: { readonly schemeIds: readonly SchemeId[]; readonly payoutFrequency: PayoutFrequency },
    options: CallOptions,
  ): Promise<Result<readonly DepositRates[], PortFailure>>;
}
export const RateCards = token<RateCards>('fixed-deposits/rate-cards');

export interface DepositRates {
  readonly deposit: DepositProduct;
  /** The payout frequencies that the deposit offers, in display order. */
  readonly payoutFrequencies: readonly PayoutFrequency[];
  readonly rateCard: RateCard;
}
