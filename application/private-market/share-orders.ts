import type { CancellationReason } from '#domain/private-market/orders/cancellation.ts';
import type { OfferTag } from '#domain/private-market/orders/offer-answer.ts';
import type { OrderPrices } from '#domain/private-market/orders/order-actions.ts';
import type { OrderTab, ReadOrderStatus } from '#domain/private-market/orders/order-status.ts';
import type { ShareOrderOutcome } from '#domain/private-market/orders/share-order-request.ts';
import type { SigningStatus } from '#domain/private-market/orders/deal-slip.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';
import type { BasketId, ShareId, ShareOrderId } from './share-ids.ts';

/** Share orders of the signed-in investor, from the order to the transfer of the shares. */
export interface ShareOrders {
  /**
   * Orders units at the price of their pricing tier, or requests them if there is no fixed price.
   */
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
   * The order that a link leads to.
   *
   * @param uniqueId the id in the link's URL
   */
  resume(uniqueId: string, options: CallOptions): Promise<Result<ShareOrder, PortFailure>>;
}
export const ShareOrders = token<ShareOrders>('private-market/share-orders');

/** The server's reply to an order. */
export interface PlacedShareOrder {
  readonly outcome: ShareOrderOutcome;
  readonly requestId?: ShareOrderId | undefined;
}

/** When an order must be paid, and why it was cancelled. */
export interface OrderEnds {
  /** Payment deadline in epoch milliseconds; absent until the price is fixed. */
  readonly payBy?: number | undefined;
  readonly cancelledBecause?: CancellationReason | undefined;
}

/**
 * A stage on the way from the order to the transfer of the shares. `ended` is the end without a
 * transfer.
 */
export type OrderStage =
  | 'requested'
  | 'offered'
  | 'accepted'
  | 'confirmed'
  | 'paid'
  | 'signed'
  | 'transferred'
  | 'ended';

export interface OrderHistory {
  /** When the order reached its stages, in epoch milliseconds; undefined for unknown times. */
  readonly reached?: Readonly<Partial<Record<OrderStage, number | undefined>>> | undefined;
  /** The reference of the payment received, including one that was returned later. */
  readonly paymentReference?: string | undefined;
}

/** A share or basket order in the list of orders. */
export interface ShareOrder extends OrderPrices, OrderEnds, OrderHistory {
  readonly requestId: ShareOrderId;
  readonly isBasket: boolean;
  readonly name: string;
  readonly logoUrl?: string | undefined;
  readonly status: ReadOrderStatus;
  readonly units: number;
  /** Time of the order in epoch milliseconds. */
  readonly placedAt?: number | undefined;
  readonly offerDeadline?: number | undefined;
  readonly signingStatus: SigningStatus;
  /**
   * The ordered share or basket, for the link to its page; absent if the backend does not send it.
   */
  readonly shareId?: ShareId | undefined;
  readonly domainName?: string | undefined;
  readonly basketId?: BasketId | undefined;
  /** For a basket order: the shares in one basket. */
  readonly items: readonly OrderedItem[];
}

export interface OrderedItem {
  readonly shareId: ShareId;
  readonly name: string;
  readonly logoUrl?: string | undefined;
  readonly units: number;
  readonly totalValue?: Money | undefined;
}

/** The costs of an order as calculated by the backend; amounts in rupees. */
export interface ShareOrderFacts extends OrderEnds, OrderHistory {
  readonly requestId: ShareOrderId;
  readonly isBasket: boolean;
  readonly name: string;
  readonly logoUrl?: string | undefined;
  readonly status: ReadOrderStatus;
  readonly pricePerUnit: Money;
  readonly units: number;
  readonly totalInvestment: Money;
  readonly stampDuty: Money;
  /** Called TDS (tax deducted at source) in the app and `tcs` in the backend's API. */
  readonly taxDeductedAtSource: Money;
  readonly totalPayable: Money;
  readonly dematNumber?: string | undefined;
  /** The price that the investor saw when ordering or accepting; absent if no price was shown. */
  readonly priceSeen?: Money | undefined;
  /** The ordered share or basket, for the link to its page. */
  readonly shareId?: ShareId | undefined;
  readonly domainName?: string | undefined;
  readonly basketId?: BasketId | undefined;
}
