import type { PartnerCategory } from '#domain/fixed-deposits/catalogue/partner-scheme.ts';
import type { IssuerId } from '#domain/fixed-deposits/catalogue/issuer.ts';
import type { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import type { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';
import type { SchemeId } from './deposit-ids.ts';
import type { QuotedDeposit } from './deposit-quotes.ts';

/** The deposits of the partner bank, which books them on its own page. */
export interface PartnerDeposits {
  issuers(options: CallOptions): Promise<Result<readonly PartnerBank[], PortFailure>>;
  schemes(options: CallOptions): Promise<Result<readonly OfferedPartnerScheme[], PortFailure>>;
  /** What a deposit made today would pay, for each scheme with the given tenure. */
  calculations(
    terms: { readonly principal: Money; readonly tenure: Tenure },
    options: CallOptions,
  ): Promise<Result<readonly PartnerCalculation[], PortFailure>>;
}
export const PartnerDeposits = token<PartnerDeposits>('fixed-deposits/partner-deposits');

export interface PartnerBank {
  readonly issuerId: IssuerId;
  readonly name: string;
  readonly logoUrl: string;
}

export interface OfferedPartnerScheme {
  readonly schemeId: SchemeId;
  readonly issuerId: IssuerId;
  readonly category: PartnerCategory;
  readonly annualRatePercent: Percentage;
  readonly tenure: Tenure;
  readonly payoutFrequency: PayoutFrequency;
  readonly minimumAmount: Money;
  readonly maximumAmount: Money;
  readonly lockInDays: number;
}

/** What a deposit of one scheme would pay. Amounts in whole rupees. */
export interface PartnerCalculation extends Omit<QuotedDeposit, 'principal' | 'tenure'> {
  readonly schemeId: SchemeId;
  readonly category: PartnerCategory;
}
