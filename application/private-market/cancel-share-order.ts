import type { Result } from '#domain/platform/result.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import {
  retryUntilConfirmed,
  type RetryUntilConfirmedOptions,
} from '#application/platform/retry-until-confirmed.ts';
import type { ShareOrderId } from './share-ids.ts';
import type { ShareOrders } from './share-orders.ts';

/** Cancels an unpaid share or basket order; retries if the reply is lost. */
export class CancelShareOrder {
  constructor(private readonly orders: ShareOrders) {}

  run(
    requestId: ShareOrderId,
    options: RetryUntilConfirmedOptions,
  ): Promise<Result<void, PortFailure>> {
    return retryUntilConfirmed((each) => this.orders.cancel(requestId, each), options);
  }
}
