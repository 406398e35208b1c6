import type { Money } from '#domain/platform/money.ts';
import type { Result } from '#domain/platform/result.ts';
import type { BasketAsset } from '#domain/private-market/catalogue/basket.ts';
import type { BasketOrder } from '#domain/private-market/orders/basket-order.ts';
import type { BasketShareSale } from '#domain/private-market/holdings/basket-shares.ts';
import type { ReadOrderStatus } from '#domain/private-market/orders/order-status.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { token } from '#application/platform/token.ts';
import type { BasketId, ShareId, ShareOrderId } from './share-ids.ts';
import type { LastQuote } from './market-shares.ts';
import type { OrderEnds, OrderHistory } from './share-orders.ts';

export interface BasketOrders {
  /** Places an order of baskets and returns its id; idempotent. */
  place(
    order: { readonly basketId: BasketId } & BasketOrder,
    options: CallOptions,
  ): Promise<Result<ShareOrderId, PortFailure>>;
  book(options: CallOptions): Promise<Result<BasketOrderBook, PortFailure>>;
}
export const BasketOrders = token<BasketOrders>('private-market/basket-orders');

export interface BasketOrderBook {
  /** The orders of every status, newest first. */
  readonly orders: readonly PlacedBasketOrder[];
  /** The held baskets: those that were transferred to the investor, grouped by kind. */
  readonly held: readonly HeldBasket[];
  /** Rupees paid for all held baskets together. */
  readonly totalInvestment: Money;
}

export interface PlacedBasketOrder extends OrderEnds, OrderHistory {
  readonly orderId: ShareOrderId;
  /** Absent if the backend does not send the id of the basket. */
  readonly basketId?: BasketId | undefined;
  readonly basketName: string;
  readonly status: ReadOrderStatus;
  readonly units: number;
  /** In rupees, for one basket. */
  readonly pricePerUnit: Money;
  /** Stamp duty, TDS and documentation charges of a transferred order; absent if unknown. */
  readonly charges?: Money;
  /** Time of the order in epoch milliseconds. */
  readonly placedAt: number;
  readonly items: readonly BasketOrderItem[];
}

/** A share of the ordered basket; `quantity` is the number of units in one basket. */
export interface BasketOrderItem extends BasketAsset {
  readonly shareId: ShareId;
  readonly name: string;
  readonly logoUrl?: string;
  /** Sales of this share out of the order's baskets, oldest first. */
  readonly sales?: readonly BasketShareSale[];
  /** Absent if no price was quoted. */
  readonly lastQuote?: LastQuote | undefined;
}

export interface HeldBasket {
  readonly basketId: BasketId;
  readonly name: string;
  readonly units: number;
  /** Rupees paid for the baskets that are still held. */
  readonly investment: Money;
  /** Present price of one basket in rupees; absent if the basket is no longer offered. */
  readonly pricePerUnit?: Money;
  /** Present price in rupees of its shares bought one by one; absent if unknown. */
  readonly sharesPrice?: Money;
  readonly shares: readonly { readonly name: string; readonly logoUrl?: string }[];
}
