import type { IssuerId } from '#domain/fixed-deposits/issuer.ts';
import type { PayoutFrequency } from '#domain/fixed-deposits/payout-frequency.ts';
import type { Tenure } from '#domain/fixed-deposits/tenure.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Gender } from '#domain/platform/gender.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';
import type { DepositId } from './deposit-ids.ts';

/** The issuer's own calculation, at the rate in force now. */
export interface DepositQuotes {
  quote(
    request: DepositQuoteRequest,
    options: CallOptions,
  ): Promise<Result<QuotedDeposit, PortFailure>>;
}
export const DepositQuotes = token<DepositQuotes>('fixed-deposits/deposit-quotes');

export interface DepositQuoteRequest {
  readonly depositId: DepositId;
  /** Decides who reckons; absent where it is the house in any case. */
  readonly issuerId?: IssuerId | undefined;
  readonly principal: Money;
  readonly tenure: Tenure;
  readonly payoutFrequency: PayoutFrequency;
  /** Male where it is not known. */
  readonly gender?: Gender | undefined;
  readonly isSeniorCitizen: boolean;
}

/** What the issuer would pay for a deposit made today. Whole rupees. */
export interface QuotedDeposit {
  readonly principal: Money;
  readonly tenure: Tenure;
  readonly payoutFrequency: PayoutFrequency;
  readonly annualRatePercent: Percentage;
  readonly totalInterest: Money;
  readonly maturityAmount: Money;
  readonly maturityDate: CalendarDate;
  /** One payout, for all payouts but at maturity. */
  readonly payoutAmount?: Money;
}
