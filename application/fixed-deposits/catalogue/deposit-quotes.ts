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

/** The issuer's own calculation, at the current rate. */
export interface DepositQuotes {
  quote(
    request: DepositQuoteRequest,
    options: CallOptions,
  ): Promise<Result<QuotedDeposit, PortFailure>>;
}
export const DepositQuotes = token<DepositQuotes>('fixed-deposits/deposit-quotes');

export interface DepositQuoteRequest {
  readonly depositId: DepositId;
  /** Selects the calculation; if absent, our own backend calculates. */
  readonly issuerId?: IssuerId | undefined;
  readonly principal: Money;
  readonly tenure: Tenure;
  readonly payoutFrequency: PayoutFrequency;
  /** Male if unknown. */
  readonly gender?: Gender | undefined;
  readonly isSeniorCitizen: boolean;
  /** The rate on the rate card, for calculations that return no rate. */
  readonly cardRate?: Percentage | undefined;
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
  /** The amount of one payout; absent for payout at maturity. */
  readonly payoutAmount?: Money;
}
