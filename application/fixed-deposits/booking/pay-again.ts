import { failure, type Result } from '#domain/platform/result.ts';
import { JourneyKey, type JourneyStore } from '#application/platform/journey-store.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import {
  retryUntilConfirmed,
  type UntilAnsweredOptions,
} from '#application/platform/retry-until-confirmed.ts';
import type { DepositNominations } from './deposit-nominations.ts';
import type { UnpaidDepositOrders } from './unpaid-deposit-orders.ts';

export type PayAgainFailure =
  | PortFailure
  /** The order of this tab is no longer unpaid, or has no nominees yet. */
  | { readonly kind: 'nothing-to-repeat' };

export interface PayAgainDependencies {
  readonly unpaidOrders: UnpaidDepositOrders;
  readonly nominations: DepositNominations;
  readonly journey: JourneyStore;
}

/** Opens the payment page for this tab's order again, with the nominees of the first attempt. */
export class PayAgain {
  constructor(private readonly dependencies: PayAgainDependencies) {}

  /** @param returnUrl the page of the app to which the payment page returns */
  async run(
    returnUrl: string,
    options: UntilAnsweredOptions,
  ): Promise<Result<{ readonly paymentUrl: string }, PayAgainFailure>> {
    const listed = await this.dependencies.unpaidOrders.list(options);
    if (!listed.ok) return listed;
    const id = Number(this.dependencies.journey.read(JourneyKey.DepositOrderId));
    const order = listed.value.find(({ depositOrderId }) => depositOrderId === id);
    if (order === undefined || order.nominees.length === 0) {
      return failure({ kind: 'nothing-to-repeat' });
    }
    const { depositOrderId, nominees } = order;
    const request = { depositOrderId, nominees, returnUrl };
    const { nominations } = this.dependencies;
    return retryUntilConfirmed((each) => nominations.submit(request, each), options);
  }
}
