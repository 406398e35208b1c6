import type { ShareOrderId } from '#application/private-market/share-ids.ts';

/** What an order costs, and its payment. */
export function orderSummaryPath(requestId: ShareOrderId): string {
  return `/omni-asset/order-summary?id=${requestId}`;
}
