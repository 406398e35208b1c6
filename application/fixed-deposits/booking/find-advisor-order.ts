import { failure, type Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { AdvisorOrders } from './advisor-orders.ts';
import { returnedOrder, type ReturnedPayment } from './returned-order.ts';
import type { ReviewedAdvisorOrder } from './reviewed-advisor-order.ts';
import type { StartedDepositOrder } from './started-deposit-order.ts';

export interface AdvisorOrderNotFound {
  readonly kind: 'not-found';
  /** Why the order could not be looked up; undefined if no order is known. */
  readonly cause: PortFailure | undefined;
  /** The id of the advisor's order that was reviewed last in this tab, if any. */
  readonly reviewedId: string | undefined;
}

export interface FindAdvisorOrderDependencies {
  readonly advisorOrders: AdvisorOrders;
  readonly startedOrder: StartedDepositOrder;
  readonly reviewedOrder: ReviewedAdvisorOrder;
}

/** Finds the id in the URL of the advisor's order that a payment belongs to. */
export class FindAdvisorOrder {
  constructor(private readonly dependencies: FindAdvisorOrderDependencies) {}

  async run(
    returned: ReturnedPayment,
    options: CallOptions,
  ): Promise<Result<string, AdvisorOrderNotFound>> {
    const { advisorOrders, startedOrder, reviewedOrder } = this.dependencies;
    const { depositOrderId } = returnedOrder(returned, startedOrder);
    const found =
      depositOrderId === undefined
        ? undefined
        : await advisorOrders.uniqueIdOf(depositOrderId, options);
    if (found?.ok === true) return found;
    return failure({ kind: 'not-found', cause: found?.failure, reviewedId: reviewedOrder.read() });
  }
}
