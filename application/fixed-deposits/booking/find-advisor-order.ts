import { failure, type Result } from '#domain/platform/result.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { AdvisorOrders } from './advisor-orders.ts';

export interface AdvisorOrderNotFound {
  readonly kind: 'not-found';
  readonly cause: PortFailure;
  /** The id of the advisor's order that was reviewed last in this tab, if any. */
  readonly reviewedId: string | undefined;
}

/** Finds the id in the address of the advisor's order that a payment belongs to. */
export class FindAdvisorOrder {
  constructor(
    private readonly advisorOrders: AdvisorOrders,
    private readonly journey: JourneyStore,
  ) {}

  /** @param search the query string of the address to which the payment page sent the investor */
  async run(search: string, options: CallOptions): Promise<Result<string, AdvisorOrderNotFound>> {
    const named = new URLSearchParams(search).get(JourneyKey.DepositOrderId);
    const orderId = Number(named ?? this.journey.read(JourneyKey.DepositOrderId));
    const found = await this.advisorOrders.uniqueIdOf(orderId, options);
    if (found.ok) return found;
    const reviewedId = this.journey.read(JourneyKey.AdvisorOrder);
    return failure({ kind: 'not-found', cause: found.failure, reviewedId });
  }
}
