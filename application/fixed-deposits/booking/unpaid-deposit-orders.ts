import type { IssuerId } from '#domain/fixed-deposits/catalogue/issuer.ts';
import type { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import type { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';
import type {
  DepositId,
  DepositOrderId,
  SchemeId,
} from '#application/fixed-deposits/catalogue/deposit-ids.ts';

/** Deposit orders that await payment, including those started on other devices. */
export interface UnpaidDepositOrders {
  /** The orders that can still be paid, with the earliest deadline first. */
  list(options: CallOptions): Promise<Result<readonly UnpaidDepositOrder[], PortFailure>>;
  /** Cancels an unpaid order; idempotent. `refused` with code `paid-already` if it is paid. */
  cancel(
    depositOrderId: DepositOrderId,
    options: CallOptions,
  ): Promise<Result<void, PortFailure>>;
}
export const UnpaidDepositOrders = token<UnpaidDepositOrders>(
  'fixed-deposits/unpaid-deposit-orders',
);

/** A deposit order that awaits payment, with its figures as of the day of the order. */
export interface UnpaidDepositOrder {
  readonly depositOrderId: DepositOrderId;
  readonly depositId: DepositId;
  readonly schemeId: SchemeId;
  readonly depositName: string;
  readonly issuerName: string;
  readonly issuerId: IssuerId;
  readonly logoUrl: string;
  readonly payoutFrequency: PayoutFrequency;
  readonly principal: Money;
  readonly annualRatePercent: Percentage;
  readonly tenure: Tenure;
  readonly totalInterest: Money;
  readonly maturityAmount: Money;
  readonly maturityDate: CalendarDate;
  readonly isSeniorCitizen: boolean;
  /** Deadline for the payment. */
  readonly payBy: Date;
  readonly maturityInstructionId?: number;
  /** The id in the URL of the order; absent if no advisor placed it. */
  readonly advisorOrderId?: string;
  /** The nominees that the investor chose; empty before the nominee step. */
  readonly nominees: readonly { readonly nomineeId: number; readonly sharePercent: number }[];
}
