import { Money } from '#domain/platform/money.ts';
import {
  basketGain,
  type HeldBasketShare,
  heldBasketShares,
} from '#domain/private-market/holdings/basket-shares.ts';
import type { PositionGain } from '#domain/private-market/holdings/holdings.ts';
import { OrderStatus } from '#domain/private-market/orders/order-status.ts';
import type { BasketOrderBook, HeldBasket, PlacedBasketOrder } from './basket-orders.ts';
import type { LastQuote } from './market-shares.ts';
import type { BasketId, ShareId } from './share-ids.ts';

/** A kind of basket that the investor holds or held. `units` is 0 if everything is sold. */
export interface BasketInPortfolio extends HeldBasket {
  /** The transferred orders of this basket, newest first. */
  readonly orders: readonly PlacedBasketOrder[];
  /** The shares in all these baskets; `units` is 0 for a share that is sold completely. */
  readonly holdings: readonly HeldBasketShare[];
  readonly isPartSold: boolean;
  /** The gain of the units that are still held; absent if a present price is unknown. */
  readonly gain?: PositionGain;
}

/** The transferred orders of a basket; they keep their order. */
export function transferredOrders(
  orders: readonly PlacedBasketOrder[],
  basketId: BasketId,
): readonly PlacedBasketOrder[] {
  return orders.filter(
    (order) => order.basketId === basketId && order.status === OrderStatus.Completed,
  );
}

/** The last quote of a share in ordered baskets; undefined if no price was quoted. */
export function lastQuoteIn(
  orders: readonly PlacedBasketOrder[],
  shareId: ShareId,
): LastQuote | undefined {
  return orders.flatMap(({ items }) => items).find((item) => item.shareId === shareId)?.lastQuote;
}

/** The investor's baskets by kind: the held ones first, then those that are sold completely. */
export function basketsInPortfolio({
  held,
  orders,
}: Pick<BasketOrderBook, 'held' | 'orders'>): readonly BasketInPortfolio[] {
  const isHeld = (basketId: BasketId) => held.some((basket) => basket.basketId === basketId);
  const others = orders.flatMap((order) => {
    const { basketId } = order;
    return basketId === undefined || isHeld(basketId) ? [] : [nothingLeft(order, basketId)];
  });
  const kinds = new Map([...held, ...others].map((basket) => [basket.basketId, basket]));
  return [...kinds.values()]
    .map((basket) => inPortfolio(basket, transferredOrders(orders, basket.basketId)))
    .filter((basket) => basket.units > 0 || basket.isPartSold);
}

function inPortfolio(basket: HeldBasket, orders: readonly PlacedBasketOrder[]): BasketInPortfolio {
  const holdings = heldBasketShares(orders);
  const gain = basketGain({ basket, shares: holdings });
  const facts = {
    ...basket,
    orders,
    holdings,
    isPartSold: holdings.some(({ sales }) => sales.length > 0),
  };
  return gain === undefined ? facts : { ...facts, gain };
}

function nothingLeft(
  { basketName, items }: PlacedBasketOrder,
  basketId: BasketId,
): HeldBasket {
  return { basketId, name: basketName, units: 0, investment: Money.zero, shares: items };
}
