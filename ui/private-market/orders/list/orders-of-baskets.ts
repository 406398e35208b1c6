import type { BasketOrderBook } from '#application/private-market/basket-orders.ts';
import type { ShareOrder } from '#application/private-market/share-orders.ts';
import { SigningStatus } from '#domain/private-market/orders/deal-slip.ts';
import {
  type OrderTab,
  orderTabFor,
  OrderStatus,
  type ReadOrderStatus,
} from '#domain/private-market/orders/order-status.ts';

/** The basket orders of a tab, in the shape of the order list. */
export function basketOrdersIn(book: BasketOrderBook, tab: OrderTab): readonly ShareOrder[] {
  return book.orders
    .filter(({ status }) => tabOf(status) === tab)
    .map((order) => ({
      requestId: order.orderId,
      isBasket: true,
      basketId: order.basketId,
      name: order.basketName,
      status: order.status,
      units: order.units,
      placedAt: order.placedAt,
      payBy: order.payBy,
      cancelledBecause: order.cancelledBecause,
      reached: order.reached,
      paymentReference: order.paymentReference,
      fulfilledPrice: order.pricePerUnit,
      // Basket orders have no price range, so both ends are the price at which the order was
      // placed.
      minimumPrice: order.pricePerUnit,
      maximumPrice: order.pricePerUnit,
      signingStatus: SigningStatus.Unrequested,
      items: order.items.map((item) => ({
        shareId: item.shareId,
        name: item.name,
        logoUrl: item.logoUrl,
        units: item.quantity,
      })),
    }));
}

/**
 * The tab of an order. An unknown status counts as pending, because the order may still be active.
 */
function tabOf(status: ReadOrderStatus): OrderTab {
  return orderTabFor(typeof status === 'string' ? status : OrderStatus.Pending);
}
