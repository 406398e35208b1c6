import type { IssuerId } from '#domain/fixed-deposits/catalogue/issuer.ts';
import type { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import type { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Gender } from '#domain/platform/gender.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';
import type { DepositId } from './deposit-ids.ts';

/** Quotes what a deposit made today would pay, as its issuer calculates it. */
export interface DepositQuotes {
  quote(
    request: DepositQuoteRequest,
    options: CallOptions,
  ): Promise<Result<QuotedDeposit, PortFailure>>;
}
export const DepositQuotes = token<DepositQuotes>('fixed-deposits/deposit-quotes');

export interface DepositQuoteRequest {
  readonly depositId: DepositId;
  /** The issuer whose calculation is used; if absent, the app's own backend calculates. */
  readonly issuerId?: IssuerId | undefined;
  readonly principal: Money;
  readonly tenure: Tenure;
  readonly payoutFrequency: PayoutFrequency;
  /** The gender of the investor; male if absent, because rates differ. */
  readonly gender?: Gender | undefined;
  readonly isSeniorCitizen: boolean;
  /** The annual rate on the rate card, for calculations that do not return a rate. */
  readonly cardRate?: Percentage | undefined;
}

/** What a deposit made today would pay. Amounts in whole rupees. */
export interface QuotedDeposit {
  readonly principal: Money;
  readonly tenure: Tenure;
  readonly payoutFrequency: PayoutFrequency;
  readonly annualRatePercent: Percentage;
  readonly totalInterest: Money;
  readonly maturityAmount: Money;
  readonly maturityDate: CalendarDate;
  /** Interest of one payout period; absent for interest paid at maturity. */
  readonly payoutAmount?: Money | undefined;
}
