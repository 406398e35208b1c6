import type { ShareOrderId } from '#application/private-market/share-ids.ts';

/** What an order costs, and its payment. */
export function orderSummaryPath(requestId: ShareOrderId, isBasket = false): string {
  return `/${isBasket ? 'basket' : 'omni-asset'}/order-summary?id=${requestId}`;
}
