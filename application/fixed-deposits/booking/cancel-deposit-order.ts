import type { Result } from '#domain/platform/result.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import {
  retryUntilConfirmed,
  type RetryUntilConfirmedOptions,
} from '#application/platform/retry-until-confirmed.ts';
import { isOrderInThisTab, type OrderOfTab } from './is-order-in-this-tab.ts';
import type { UnpaidDepositOrder, UnpaidDepositOrders } from './unpaid-deposit-orders.ts';

export interface CancelDepositOrderDependencies extends OrderOfTab {
  readonly unpaidOrders: UnpaidDepositOrders;
}

/**
 * Cancels an unpaid order; retries if the reply is lost. If this tab books the order, it is then
 * removed from the tab.
 */
export class CancelDepositOrder {
  constructor(private readonly dependencies: CancelDepositOrderDependencies) {}

  async run(
    order: UnpaidDepositOrder,
    options: RetryUntilConfirmedOptions,
  ): Promise<Result<void, PortFailure>> {
    const { unpaidOrders, orderDraft } = this.dependencies;
    const isInThisTab = isOrderInThisTab(order, this.dependencies);
    const cancelled = await retryUntilConfirmed(
      (each) => unpaidOrders.cancel(order.depositOrderId, each),
      options,
    );
    if (cancelled.ok && isInThisTab) orderDraft.forget();
    return cancelled;
  }
}
