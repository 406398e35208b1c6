import type { Money } from '#domain/platform/money.ts';
import type { Result } from '#domain/platform/result.ts';
import type { SellRequestStatus } from '#domain/private-market/holdings/sell-request-moves.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';
import type { BasketId, ShareId } from './share-ids.ts';

export interface SellRequests {
  /** Submits a request; idempotent. */
  submit(request: SellRequest, options: CallOptions): Promise<Result<void, PortFailure>>;
  /** Accepts or declines a sale, or withdraws a request; idempotent. */
  answer(answer: SaleAnswer, options: CallOptions): Promise<Result<void, PortFailure>>;
  /** Requests of every status, newest first. */
  list(options: CallOptions): Promise<Result<readonly SentSellRequest[], PortFailure>>;
}
export const SellRequests = token<SellRequests>('private-market/sell-requests');

export interface SellRequest {
  readonly shareName: string;
  readonly quantity: number;
  /** Rupees for one share. */
  readonly askingPrice: Money;
}

export interface SaleAnswer {
  readonly requestId: number;
  readonly tag: 'agree' | 'decline' | 'withdraw';
}

export interface SentSellRequest extends SellRequest {
  readonly requestId: number;
  readonly status: SellRequestStatus;
  /** Epoch milliseconds. */
  readonly sentAt: number;
  /** The part of the quantity that is held here; absent if the backend omits it. */
  readonly heldHere?: number;
  /** Deadline for the investor's answer to the sale; epoch milliseconds. */
  readonly consentBy?: number;
  /** Time of the desk's decision; epoch milliseconds. */
  readonly decidedAt?: number;
  /** Time of the sale; epoch milliseconds. */
  readonly soldAt?: number;
  /** The holding whose page shows the sale; absent if the shares were held elsewhere. */
  readonly soldFrom?: { readonly shareId: ShareId; readonly basketId?: BasketId };
}
