import type { ReadOrderStatus } from '#domain/private-market/orders/order-status.ts';
import type { SharePaymentOutcome } from '#domain/private-market/orders/share-payment.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';
import type { ShareOrderId } from './share-ids.ts';

/** Payments for share orders, which the investor makes on the page of a payment gateway. */
export interface SharePayments {
  /** Starts a payment, or resumes the unfinished one, and returns the payment page. */
  start(
    requestId: ShareOrderId,
    options: CallOptions,
  ): Promise<Result<{ readonly paymentUrl: string }, PortFailure>>;
  /** The status of an order's latest payment, according to the backend. */
  status(requestId: ShareOrderId, options: CallOptions): Promise<Result<SharePayment, PortFailure>>;
}
export const SharePayments = token<SharePayments>('private-market/share-payments');

export interface SharePayment {
  readonly requestId: ShareOrderId;
  readonly outcome: SharePaymentOutcome;
  readonly orderStatus: ReadOrderStatus;
  readonly name: string;
  readonly units: number;
  /** In rupees. */
  readonly amount: Money;
  /** The payment gateway's reference; absent before the first payment attempt. */
  readonly reference?: string | undefined;
  readonly logoUrl?: string | undefined;
  /** When the payment ended, in epoch milliseconds. */
  readonly paidAt?: number | undefined;
}
