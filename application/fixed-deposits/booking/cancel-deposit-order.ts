import type { Result } from '#domain/platform/result.ts';
import type { JourneyStore } from '#application/platform/journey-store.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import {
  retryUntilConfirmed,
  type RetryUntilConfirmedOptions,
} from '#application/platform/retry-until-confirmed.ts';
import { forgetDepositOrder } from './deposit-order-summary.ts';
import { isOrderInThisTab } from './is-order-in-this-tab.ts';
import type { UnpaidDepositOrder, UnpaidDepositOrders } from './unpaid-deposit-orders.ts';

/**
 * Cancels an unpaid order; retries if the reply is lost. If this tab books the order, it is then
 * removed from the tab.
 */
export class CancelDepositOrder {
  constructor(
    private readonly unpaidOrders: UnpaidDepositOrders,
    private readonly journey: JourneyStore,
  ) {}

  async run(
    order: UnpaidDepositOrder,
    options: RetryUntilConfirmedOptions,
  ): Promise<Result<void, PortFailure>> {
    const isInThisTab = isOrderInThisTab(order, this.journey);
    const cancelled = await retryUntilConfirmed(
      (each) => this.unpaidOrders.cancel(order.depositOrderId, each),
      options,
    );
    if (cancelled.ok && isInThisTab) forgetDepositOrder(this.journey);
    return cancelled;
  }
}
