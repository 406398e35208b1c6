import type { PayoutFrequency } from '#domain/fixed-deposits/payout-frequency.ts';
import type { RateCard } from '#domain/fixed-deposits/rate-card.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';
import type { DepositProduct } from './deposit-catalogue.ts';
import type { DepositId, SchemeId } from './deposit-ids.ts';

/** What an issuer pays, by tenure, payout and kind of investor. */
export interface RateCards {
  /** The rows of one payout frequency: each is a fresh question to the issuer's figures. */
  forDeposit(
    depositId: DepositId,
    query: { readonly payoutFrequency: PayoutFrequency },
    options: CallOptions,
  ): Promise<Result<DepositRates, PortFailure>>;
  /** The rows of one payout of all deposits that the schemes belong to, for the comparison. */
  compare(
    query: { readonly schemeIds: readonly SchemeId[]; readonly payoutFrequency: PayoutFrequency },
    options: CallOptions,
  ): Promise<Result<readonly DepositRates[], PortFailure>>;
}
export const RateCards = token<RateCards>('fixed-deposits/rate-cards');

export interface DepositRates {
  readonly deposit: DepositProduct;
  /** The payouts that can be chosen, in the order of their labels. */
  readonly payoutFrequencies: readonly PayoutFrequency[];
  readonly rateCard: RateCard;
}
