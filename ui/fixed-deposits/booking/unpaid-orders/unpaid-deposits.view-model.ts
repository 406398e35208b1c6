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
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Result } from '#domain/platform/result.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Command, type CommandOptions } from '#ui/platform/command.ts';
import { combineCleanups, Loaded, type ViewModel } from '#ui/platform/view-model.ts';
import { advisorOrderPath } from '#ui/fixed-deposits/paths.ts';

const ORDER_SUMMARY = '/preview-maturity-action';

export interface UnpaidDepositsDependencies extends OrderOfTab {
  readonly unpaidOrders: UnpaidDepositOrders;
  readonly takeUpOrder: TakeUpDepositOrder;
  readonly cancelOrder: CancelDepositOrder;
}

export class UnpaidDepositsViewModel implements ViewModel {
  readonly orders: Loaded<readonly UnpaidDepositOrder[]>;
  failure: TakeUpFailure | undefined = undefined;
  readonly changing = new Command();

  constructor(private readonly dependencies: UnpaidDepositsDependencies) {
    this.orders = new Loaded((options) => dependencies.unpaidOrders.list(options));
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
  }

  activate(): () => void {
    return combineCleanups([this.orders.activate(), this.changing.activate()]);
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
    if (this.changing.isRunning) return undefined;
    if (order.advisorOrderId !== undefined) return advisorOrderPath(order.advisorOrderId);
    const taken = await this.change(order, (options) =>
      this.dependencies.takeUpOrder.run(order, options),
    );
    return taken ? ORDER_SUMMARY : undefined;
  }

  /**
   * Cancels an order.
   * @returns whether it is cancelled; undefined if another action is running
   */
  async cancel(order: UnpaidDepositOrder): Promise<boolean | undefined> {
    if (this.changing.isRunning) return undefined;
    const isCancelled = await this.change(order, (options) =>
      this.dependencies.cancelOrder.run(order, options),
    );
    await this.orders.reload();
    return isCancelled;
  }

  private async change(
    { depositOrderId }: UnpaidDepositOrder,
    run: (options: CommandOptions) => Promise<Result<unknown, TakeUpFailure>>,
  ): Promise<boolean> {
    this.failure = undefined;
    const done = await this.changing.run(run, depositOrderId);
    if (done?.ok === false) runInAction(() => (this.failure = done.failure));
    return done?.ok === true;
  }
}

/** Whether the backend does not implement this request (404); the list is hidden then. */
export function isCallUnknown(failure: PortFailure): boolean {
  return failure.kind === 'refused' && failure.status === 404;
}
