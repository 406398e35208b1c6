import { OrderStatus } from '#domain/private-market/order-status.ts';
import type { PlacedBasketOrder } from './basket-orders.ts';
import type { BasketId } from './share-ids.ts';

/** The orders of a basket that were transferred, in the order they come. */
export function transferredOrders(
  orders: readonly PlacedBasketOrder[],
  basketId: BasketId,
): readonly PlacedBasketOrder[] {
  return orders.filter(
    (order) => order.basketId === basketId && order.status === OrderStatus.Completed,
  );
}
