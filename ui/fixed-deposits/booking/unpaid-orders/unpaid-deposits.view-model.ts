import type { DepositOrderId } from '#application/fixed-deposits/catalogue/deposit-ids.ts';
import type { CancelDepositOrder } from '#application/fixed-deposits/booking/cancel-deposit-order.ts';
import {
  isOrderInThisTab,
  type OrderOfTab,
} from '#application/fixed-deposits/booking/is-order-in-this-tab.ts';
import type {
  TakeUpDepositOrder,
  TakeUpFailure,
} from '#application/fixed-deposits/booking/take-up-deposit-order.ts';
import type {
  UnpaidDepositOrder,
  UnpaidDepositOrders,
} from '#application/fixed-deposits/booking/unpaid-deposit-orders.ts';
import { type PortFailure, wasAborted } from '#application/platform/port-failure.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import { advisorOrderPath } from '#ui/fixed-deposits/paths.ts';

const ORDER_SUMMARY = '/preview-maturity-action';

export interface UnpaidDepositsDependencies extends OrderOfTab {
  readonly unpaidOrders: UnpaidDepositOrders;
  readonly takeUpOrder: TakeUpDepositOrder;
  readonly cancelOrder: CancelDepositOrder;
}

export class UnpaidDepositsViewModel implements ViewModel {
  readonly orders: Loaded<readonly UnpaidDepositOrder[]>;
  /** The id of the order whose action is running. */
  busy: DepositOrderId | undefined = undefined;
  failure: TakeUpFailure | undefined = undefined;
  private calls = new AbortController();

  constructor(private readonly dependencies: UnpaidDepositsDependencies) {
    this.orders = new Loaded((options) => dependencies.unpaidOrders.list(options));
    makeAutoObservable<this, 'dependencies' | 'calls'>(this, {
      dependencies: false,
      calls: false,
      orders: false,
    });
  }

  activate(): () => void {
    this.calls = new AbortController();
    const stop = this.orders.activate();
    return () => {
      stop();
      this.calls.abort();
    };
  }

  /** The order started and not yet paid in this tab, if any. */
  get inThisTab(): UnpaidDepositOrder | undefined {
    return this.orders.value?.find((order) => isOrderInThisTab(order, this.dependencies));
  }

  /**
   * Makes an order the order of this tab.
   * @returns the path where the order continues; undefined if it cannot
   */
  async takeUp(order: UnpaidDepositOrder): Promise<string | undefined> {
    if (this.busy !== undefined) return undefined;
    if (order.advisorOrderId !== undefined) return advisorOrderPath(order.advisorOrderId);
    const taken = await this.change(order, (signal) =>
      this.dependencies.takeUpOrder.run(order, { signal }),
    );
    return taken ? ORDER_SUMMARY : undefined;
  }

  /**
   * Cancels an order.
   * @returns whether it is cancelled; undefined if another action is running
   */
  async cancel(order: UnpaidDepositOrder): Promise<boolean | undefined> {
    if (this.busy !== undefined) return undefined;
    const isCancelled = await this.change(order, (signal) =>
      this.dependencies.cancelOrder.run(order, { signal }),
    );
    await this.orders.reload();
    return isCancelled;
  }

  private async change(
    { depositOrderId }: UnpaidDepositOrder,
    run: (signal: AbortSignal) => Promise<{ ok: true } | { ok: false; failure: TakeUpFailure }>,
  ): Promise<boolean> {
    this.busy = depositOrderId;
    this.failure = undefined;
    const { signal } = this.calls;
    const done = await run(signal);
    runInAction(() => {
      this.busy = undefined;
      if (!done.ok && !isAborted(done.failure)) this.failure = done.failure;
    });
    return done.ok && !signal.aborted;
  }
}

function isAborted(failure: TakeUpFailure): boolean {
  return failure.kind !== 'not-offered' && wasAborted(failure);
}

/** Whether the backend does not implement this request (404); the list is hidden then. */
export function isCallUnknown(failure: PortFailure): boolean {
  return failure.kind === 'refused' && failure.status === 404;
}
