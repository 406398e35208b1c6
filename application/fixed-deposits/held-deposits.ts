import type { PortfolioSummary } from '#domain/fixed-deposits/holdings.ts';
import type { IssuerId } from '#domain/fixed-deposits/issuer.ts';
import type { PayoutFrequency } from '#domain/fixed-deposits/payout-frequency.ts';
import type { Tenure } from '#domain/fixed-deposits/tenure.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';
import type { DepositId, DepositOrderId } from './deposit-ids.ts';

/** The deposits of the investor who is signed in. */
export interface HeldDeposits {
  summary(options: CallOptions): Promise<Result<PortfolioSummary, PortFailure>>;
  list(options: CallOptions): Promise<Result<readonly HeldDeposit[], PortFailure>>;
  detail(
    depositOrderId: DepositOrderId,
    options: CallOptions,
  ): Promise<Result<HeldDepositDetail, PortFailure>>;
  /** The receipt of a deposit, a PDF to be saved on the device. */
  receipt(
    depositOrderId: DepositOrderId,
    options: CallOptions,
  ): Promise<Result<Blob, PortFailure>>;
  /** The sentences worth knowing about a deposit; hidden ones are left out. */
  highlights(
    depositId: DepositId,
    options: CallOptions,
  ): Promise<Result<readonly string[], PortFailure>>;
}
export const HeldDeposits = token<HeldDeposits>('fixed-deposits/held-deposits');

export type HeldDepositState = 'running' | 'renewed' | 'paid-out';

/** A card of the portfolio. */
export interface HeldDeposit {
  readonly depositOrderId: DepositOrderId;
  readonly depositId: DepositId;
  readonly name: string;
  readonly logoUrl: string;
  readonly principal: Money;
  readonly annualRatePercent: Percentage;
  readonly tenure: Tenure;
  readonly payoutFrequency: PayoutFrequency;
  readonly startedOn: CalendarDate;
  readonly maturityDate: CalendarDate;
  readonly maturityAmount: Money;
  readonly interestTillDate: Money;
  readonly state: HeldDepositState;
}

export interface HeldDepositDetail extends HeldDeposit {
  readonly issuerName: string;
  readonly issuerId: IssuerId;
  readonly applicationNumber: string;
  readonly todaysEarning: Money;
  readonly totalInterest: Money;
  /** The average over the years of the tenure. */
  readonly annualYieldPercent: Percentage;
  readonly maturityInstructionName: string;
  /** The deposit that it has become on its maturity day, where it was renewed. */
  readonly renewedInto?: DepositOrderId;
}
