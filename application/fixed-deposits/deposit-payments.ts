import type { Tenure } from '#domain/fixed-deposits/tenure.ts';
import type { CalendarDate } from '#domain/platform/calendar-date.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Percentage } from '#domain/platform/percentage.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';
import type { DepositId, DepositOrderId } from './deposit-ids.ts';

/** Paying for a deposit: on a page of the payment gateway, outside the app. */
export interface DepositPayments {
  /**
   * Has the result checked with which the gateway sent the person back.
   * @param search the query string of the return address, with or without its question mark.
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
  /** The gateway's reference; absent until somebody tried to pay. */
  readonly transactionId?: string;
  readonly logoUrl?: string;
  readonly maturityDate?: CalendarDate;
}
