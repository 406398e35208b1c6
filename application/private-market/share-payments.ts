import type { ReadOrderStatus } from '#domain/private-market/order-status.ts';
import type { SharePaymentOutcome } from '#domain/private-market/share-payment.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';
import type { ShareOrderId } from './share-ids.ts';

/** Paying for a share order: on a page of the payment gateway, outside the app. */
export interface SharePayments {
  /** Takes up the open payment of an order, or opens one, and answers where to pay. */
  start(
    requestId: ShareOrderId,
    options: CallOptions,
  ): Promise<Result<{ readonly paymentUrl: string }, PortFailure>>;
  /** How the last payment of an order stands, as the backend knows it. */
  status(
    requestId: ShareOrderId,
    options: CallOptions,
  ): Promise<Result<SharePayment, PortFailure>>;
}
export const SharePayments = token<SharePayments>('private-market/share-payments');

export interface SharePayment {
  readonly requestId: ShareOrderId;
  readonly outcome: SharePaymentOutcome;
  readonly orderStatus: ReadOrderStatus;
  readonly name: string;
  readonly units: number;
  /** Rupees. */
  readonly amount: Money;
  /** The gateway's reference; absent until somebody tried to pay. */
  readonly reference?: string | undefined;
}
