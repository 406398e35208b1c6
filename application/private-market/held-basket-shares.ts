import { Money } from '#domain/platform/money.ts';
import {
  basketGain,
  type HeldBasketShare,
  heldBasketShares,
} from '#domain/private-market/basket-shares.ts';
import type { PositionGain } from '#domain/private-market/holdings.ts';
import { OrderStatus } from '#domain/private-market/order-status.ts';
import type { BasketOrderBook, HeldBasket, PlacedBasketOrder } from './basket-orders.ts';
import type { BasketId } from './share-ids.ts';

/** Baskets of one kind that are, or were, in the portfolio; without units once all is sold. */
export interface BasketInPortfolio extends HeldBasket {
  /** Those that were transferred, newest first. */
  readonly orders: readonly PlacedBasketOrder[];
  /** Of all these baskets; without units where all of one are sold. */
  readonly holdings: readonly HeldBasketShare[];
  readonly isPartSold: boolean;
  /** Of what is left; absent where a price is told on request. */
  readonly gain?: PositionGain;
}

/** The orders of a basket that were transferred, in the order they come. */
export function transferredOrders(
  orders: readonly PlacedBasketOrder[],
  basketId: BasketId,
): readonly PlacedBasketOrder[] {
  return orders.filter(
    (order) => order.basketId === basketId && order.status === OrderStatus.Completed,
  );
}

/** What an investor holds in baskets, kind by kind; after them those of which all is sold. */
export function basketsInPortfolio({
  held,
  orders,
}: Pick<BasketOrderBook, 'held' | 'orders'>): readonly BasketInPortfolio[] {
  const isHeld = (basketId: BasketId) => held.some((basket) => basket.basketId === basketId);
  const others = orders.filter(({ basketId }) => !isHeld(basketId)).map(nothingLeft);
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

function nothingLeft({ basketId, basketName, items }: PlacedBasketOrder): HeldBasket {
  return { basketId, name: basketName, units: 0, investment: Money.zero, shares: items };
}
