import type { Money } from '#domain/platform/money.ts';
import type { Result } from '#domain/platform/result.ts';
import type { SellRequestStatus } from '#domain/private-market/holdings/sell-request-moves.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';
import type { BasketId, ShareId } from './share-ids.ts';

export interface SellRequests {
  /** Submits a request; idempotent. */
  submit(request: SellRequest, options: CallOptions): Promise<Result<void, PortFailure>>;
  /** Agrees to or declines a sale, or withdraws a request; idempotent. */
  answer(answer: SaleAnswer, options: CallOptions): Promise<Result<void, PortFailure>>;
  /** The requests of every status, newest first. */
  list(options: CallOptions): Promise<Result<readonly SentSellRequest[], PortFailure>>;
}
export const SellRequests = token<SellRequests>('private-market/sell-requests');

export interface SellRequest {
  readonly shareName: string;
  readonly quantity: number;
  /** In rupees per share. */
  readonly askingPrice: Money;
}

export interface SaleAnswer {
  readonly requestId: number;
  readonly tag: 'agree' | 'decline' | 'withdraw';
}

export interface SentSellRequest extends SellRequest {
  readonly requestId: number;
  readonly status: SellRequestStatus;
  /** Time of the request in epoch milliseconds. */
  readonly sentAt: number;
  /**
   * The part of the quantity that is held in this portfolio; absent if the backend does not send
   * it.
   */
  readonly heldHere?: number;
  /** Deadline in epoch milliseconds for the investor's answer to the sale. */
  readonly consentBy?: number;
  /** Time in epoch milliseconds at which the desk accepted or refused the request. */
  readonly decidedAt?: number;
  /** Time of the sale in epoch milliseconds. */
  readonly soldAt?: number;
  /** The holding whose page shows the sale; absent if the shares were held elsewhere. */
  readonly soldFrom?: { readonly shareId: ShareId; readonly basketId?: BasketId };
}
