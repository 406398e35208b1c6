import type { ShareOrder, ShareOrders } from '#application/private-market/share-orders.ts';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';

/** Loads the order of a link in a message. */
export class OrderLinkViewModel implements ViewModel {
  readonly order: Loaded<ShareOrder>;

  /** @param uniqueId the id in the link */
  constructor(orders: ShareOrders, uniqueId: string) {
    this.order = new Loaded((options) => orders.resume(uniqueId, options));
  }

  activate(): () => void {
    return this.order.activate();
  }
}
