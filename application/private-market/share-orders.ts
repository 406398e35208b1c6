import type { CancellationReason } from '#domain/private-market/orders/cancellation.ts';
import type { OfferTag } from '#domain/private-market/orders/offer-answer.ts';
import type { OrderPrices } from '#domain/private-market/orders/order-actions.ts';
import type { OrderTab, ReadOrderStatus } from '#domain/private-market/orders/order-status.ts';
import type { ShareOrderOutcome } from '#domain/private-market/orders/share-order-request.ts';
import type { SigningStatus } from '#domain/private-market/orders/deal-slip.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';
import type { BasketId, ShareId, ShareOrderId } from './share-ids.ts';

/** Orders of the signed-in investor, from the request to the transfer of the shares. */
export interface ShareOrders {
  /** Orders shares at the price of their tier, or requests them if the price is still open. */
  place(
    request: { readonly shareId: ShareId; readonly units: number },
    options: CallOptions,
  ): Promise<Result<PlacedShareOrder, PortFailure>>;
  list(tab: OrderTab, options: CallOptions): Promise<Result<readonly ShareOrder[], PortFailure>>;
  /** Accepts or rejects an offer, or reports that it has expired. */
  answerOffer(
    answer: { readonly requestId: ShareOrderId; readonly tag: OfferTag },
    options: CallOptions,
  ): Promise<Result<void, PortFailure>>;
  /** Cancels an unpaid order; idempotent. */
  cancel(requestId: ShareOrderId, options: CallOptions): Promise<Result<void, PortFailure>>;
  summary(
    requestId: ShareOrderId,
    options: CallOptions,
  ): Promise<Result<ShareOrderFacts, PortFailure>>;
  /**
   * The order that a link names.
   * @param uniqueId the id in the address
   */
  resume(uniqueId: string, options: CallOptions): Promise<Result<ShareOrder, PortFailure>>;
}
export const ShareOrders = token<ShareOrders>('private-market/share-orders');

/** The reply to an accepted order. */
export interface PlacedShareOrder {
  readonly outcome: ShareOrderOutcome;
  readonly requestId?: ShareOrderId | undefined;
  /** Rupees per unit; absent while the price is still open. */
  readonly pricePerUnit?: Money | undefined;
}

/** Payment deadline and reason for cancellation. */
export interface OrderEnds {
  /** Epoch milliseconds; absent while there is no price. */
  readonly payBy?: number | undefined;
  readonly cancelledBecause?: CancellationReason | undefined;
}

/** A share or basket order in the list. */
export interface ShareOrder extends OrderPrices, OrderEnds {
  readonly requestId: ShareOrderId;
  readonly isBasket: boolean;
  readonly name: string;
  readonly logoUrl?: string | undefined;
  readonly status: ReadOrderStatus;
  readonly units: number;
  /** Epoch milliseconds. */
  readonly placedAt?: number | undefined;
  readonly offerDeadline?: number | undefined;
  readonly signingStatus: SigningStatus;
  /** The ordered share or basket, for the link to its page; absent if the backend omits it. */
  readonly shareId?: ShareId | undefined;
  readonly domainName?: string | undefined;
  readonly basketId?: BasketId | undefined;
  /** For a basket: the shares in one basket. */
  readonly items: readonly OrderedItem[];
}

export interface OrderedItem {
  readonly shareId: ShareId;
  readonly name: string;
  readonly logoUrl?: string | undefined;
  readonly units: number;
  readonly totalValue?: Money | undefined;
}

/** The costs of an order, calculated by the backend; rupees. */
export interface ShareOrderFacts extends OrderEnds {
  readonly requestId: ShareOrderId;
  readonly isBasket: boolean;
  readonly name: string;
  readonly logoUrl?: string | undefined;
  readonly status: ReadOrderStatus;
  readonly pricePerUnit: Money;
  readonly units: number;
  readonly totalInvestment: Money;
  readonly stampDuty: Money;
  /** Called TDS in the product and `tcs` on the wire. */
  readonly taxDeductedAtSource: Money;
  readonly totalPayable: Money;
  readonly dematNumber?: string | undefined;
  /** The price that the investor saw when ordering or accepting; absent if none was shown. */
  readonly priceSeen?: Money | undefined;
  /** The ordered share or basket, for the link to its page. */
  readonly shareId?: ShareId | undefined;
  readonly domainName?: string | undefined;
  readonly basketId?: BasketId | undefined;
  readonly paymentReference?: string | undefined;
}
