import type { BasketOrderBook } from '#application/private-market/basket-orders.ts';
import type { ShareOrder } from '#application/private-market/share-orders.ts';
import { SigningStatus } from '#domain/private-market/deal-slip.ts';
import {
  type OrderTab,
  orderTabFor,
  OrderStatus,
  type ReadOrderStatus,
} from '#domain/private-market/order-status.ts';

/** The basket orders of a tab, as the list of orders shows them. */
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
      fulfilledPrice: order.pricePerUnit,
      // What the person ordered at is shown while it waits: one price, and so no range.
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

/** What nobody knows the end of may still go on. */
function tabOf(status: ReadOrderStatus): OrderTab {
  return orderTabFor(typeof status === 'string' ? status : OrderStatus.Pending);
}
