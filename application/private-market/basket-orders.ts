import type { Money } from '#domain/platform/money.ts';
import type { Result } from '#domain/platform/result.ts';
import type { BasketAsset } from '#domain/private-market/basket.ts';
import type { BasketOrder } from '#domain/private-market/basket-order.ts';
import type { BasketShareSale } from '#domain/private-market/basket-shares.ts';
import type { ReadOrderStatus } from '#domain/private-market/order-status.ts';
import type { CallOptions } from '../platform/call-options.ts';
import type { PortFailure } from '../platform/port-failure.ts';
import { token } from '../platform/token.ts';
import type { BasketId, ShareId, ShareOrderId } from './share-ids.ts';

/** The basket orders of the investor who is signed in, and the baskets that came of them. */
export interface BasketOrders {
  /** Submits an order; it happens once, however often it is sent. */
  place(
    order: { readonly basketId: BasketId } & BasketOrder,
    options: CallOptions,
  ): Promise<Result<ShareOrderId, PortFailure>>;
  book(options: CallOptions): Promise<Result<BasketOrderBook, PortFailure>>;
}
export const BasketOrders = token<BasketOrders>('private-market/basket-orders');

export interface BasketOrderBook {
  /** Of every status, newest first. */
  readonly orders: readonly PlacedBasketOrder[];
  /** What was transferred, by basket. */
  readonly held: readonly HeldBasket[];
  /** Rupees paid for all that is held. */
  readonly totalInvestment: Money;
}

export interface PlacedBasketOrder {
  readonly orderId: ShareOrderId;
  readonly basketId: BasketId;
  readonly basketName: string;
  readonly status: ReadOrderStatus;
  readonly units: number;
  /** Rupees for one basket. */
  readonly pricePerUnit: Money;
  /** Epoch milliseconds. */
  readonly placedAt: number;
  readonly items: readonly BasketOrderItem[];
}

/** A share of the basket that was ordered; its quantity is that in one basket. */
export interface BasketOrderItem extends BasketAsset {
  readonly shareId: ShareId;
  readonly name: string;
  readonly logoUrl?: string;
  /** What was sold of it out of all baskets of the order, the oldest first. */
  readonly sales?: readonly BasketShareSale[];
}

/** All baskets of one kind of which anything is left. */
export interface HeldBasket {
  readonly basketId: BasketId;
  readonly name: string;
  readonly units: number;
  /** Rupees paid for what is left in them. */
  readonly investment: Money;
  /** Rupees for one basket at present; absent where it is not offered any more. */
  readonly pricePerUnit?: Money;
  readonly shares: readonly { readonly name: string; readonly logoUrl?: string }[];
}
