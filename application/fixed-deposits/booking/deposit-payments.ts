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
} from '#application/fixed-deposits/catalogue/deposit-ids.ts';

/** Payments for deposits, which the investor makes on the page of a payment gateway. */
export interface DepositPayments {
  /**
   * Asks the backend to verify the result that the payment gateway put into the return URL.
   *
   * @param search the query string of the return URL, with or without `?`
   */
  verify(search: string, options: CallOptions): Promise<Result<void, PortFailure>>;
  status(
    order: { readonly depositOrderId: DepositOrderId; readonly depositId: DepositId },
    options: CallOptions,
  ): Promise<Result<DepositPayment, PortFailure>>;
}
export const DepositPayments = token<DepositPayments>('fixed-deposits/deposit-payments');

export const PaymentStatus = Object.freeze({
  Success: 'success',
  Pending: 'pending',
  Failed: 'failed',
  Cancelled: 'cancelled',
  Expired: 'expired',
} as const);
export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus];

export interface DepositPayment {
  readonly status: PaymentStatus;
  readonly depositName: string;
  readonly principal: Money;
  readonly annualRatePercent: Percentage;
  readonly tenure: Tenure;
  /** The payment gateway's reference; absent before the first payment attempt. */
  readonly transactionId?: string;
  readonly logoUrl?: string;
  readonly maturityDate?: CalendarDate;
}
