import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { failure, type Result } from '#domain/platform/result.ts';
import type { Drafts } from '#application/platform/drafts.ts';
import { keepPaymentUnderWay } from '#application/platform/payment-under-way.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import {
  retryUntilConfirmed,
  type RetryUntilConfirmedOptions,
} from '#application/platform/retry-until-confirmed.ts';
import type { DepositNominations } from './deposit-nominations.ts';
import type { StartedDepositOrder } from './started-deposit-order.ts';
import type { UnpaidDepositOrders } from './unpaid-deposit-orders.ts';

export type PayAgainFailure =
  | PortFailure
  /** This tab's order is not among the unpaid ones, or has no nominees yet. */
  | { readonly kind: 'nothing-to-repeat' };

export interface PayAgainDependencies {
  readonly unpaidOrders: UnpaidDepositOrders;
  readonly nominations: DepositNominations;
  readonly startedOrder: StartedDepositOrder;
  readonly drafts: Drafts;
}

/**
 * Starts another payment for this tab's order, with the same nominees, and returns the URL of the
 * payment page. Also stores the amount, so that the app can show what was being paid if the session
 * expires meanwhile.
 */
export class PayAgain {
  constructor(private readonly dependencies: PayAgainDependencies) {}

  /** @param returnUrl URL of the app's page to which the payment page sends the investor back */
  async run(
    returnUrl: string,
    options: RetryUntilConfirmedOptions,
  ): Promise<Result<{ readonly paymentUrl: string }, PayAgainFailure>> {
    const listed = await this.dependencies.unpaidOrders.list(options);
    if (!listed.ok) return listed;
    const id = this.dependencies.startedOrder.read()?.depositOrderId;
    const order = listed.value.find(({ depositOrderId }) => depositOrderId === id);
    if (order === undefined || order.nominees.length === 0) {
      return failure({ kind: 'nothing-to-repeat' });
    }
    const { depositOrderId, nominees, principal } = order;
    const request = { depositOrderId, nominees, returnUrl };
    const { nominations, drafts } = this.dependencies;
    const opened = await retryUntilConfirmed((each) => nominations.submit(request, each), options);
    if (opened.ok) await keepPaymentUnderWay(drafts, formatRupees(principal));
    return opened;
  }
}
