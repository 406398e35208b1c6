import type { Money } from '#domain/platform/money.ts';
import type { Result } from '#domain/platform/result.ts';
import type { SellRequestStatus } from '#domain/private-market/sell-request-moves.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';
import type { BasketId, ShareId } from './share-ids.ts';

/** What the investor who is signed in wants to sell. */
export interface SellRequests {
  /** Asks once, however often it is sent. */
  submit(request: SellRequest, options: CallOptions): Promise<Result<void, PortFailure>>;
  /** Newest first, of every status. */
  list(options: CallOptions): Promise<Result<readonly SentSellRequest[], PortFailure>>;
}
export const SellRequests = token<SellRequests>('private-market/sell-requests');

export interface SellRequest {
  readonly shareName: string;
  readonly quantity: number;
  /** Rupees for one share. */
  readonly askingPrice: Money;
}

export interface SentSellRequest extends SellRequest {
  readonly requestId: number;
  readonly status: SellRequestStatus;
  /** Epoch milliseconds. */
  readonly sentAt: number;
  /** When the desk decided; epoch milliseconds. */
  readonly decidedAt?: number;
  /** When it was sold; epoch milliseconds. */
  readonly soldAt?: number;
  /** Where the portfolio tells of the sale; absent where the shares were held elsewhere. */
  readonly soldFrom?: { readonly shareId: ShareId; readonly basketId?: BasketId };
}
