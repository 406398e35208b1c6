import type { ShareOrder, ShareOrders } from '#application/private-market/share-orders.ts';
import { Loaded } from '#ui/platform/view-model.ts';

/** @param uniqueId the id in the link of a message */
export function linkedOrder(orders: ShareOrders, uniqueId: string): Loaded<ShareOrder> {
  return new Loaded((options) => orders.resume(uniqueId, options));
}
