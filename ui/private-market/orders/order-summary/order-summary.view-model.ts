import type { ReturnPath } from '#application/platform/return-path.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { ShareOrderDraft } from '#application/private-market/share-order-draft.ts';
import type { CancelShareOrder } from '#application/private-market/cancel-share-order.ts';
import type {
  PayShareOrder,
  PayShareOrderFailure,
} from '#application/private-market/pay-share-order.ts';
import {
  type PaymentBlocker,
  paymentBlocker,
} from '#application/private-market/payment-blocker.ts';
import type { ShareOrderId } from '#application/private-market/share-ids.ts';
import type { ShareOrderFacts, ShareOrders } from '#application/private-market/share-orders.ts';
import { type PriceChange, priceChange } from '#domain/private-market/catalogue/price-change.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Result } from '#domain/platform/result.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Command } from '#ui/platform/command.ts';
import { combineCleanups, Loaded, type ViewModel } from '#ui/platform/view-model.ts';

export interface OrderSummaryDependencies {
  readonly orders: ShareOrders;
  readonly payOrder: PayShareOrder;
  readonly draft: ShareOrderDraft;
  readonly returnPath: ReturnPath;
  readonly cancelOrder: CancelShareOrder;
}

export class OrderSummaryViewModel implements ViewModel {
  readonly facts: Loaded<ShareOrderFacts>;
  readonly paying = new Command();
  readonly cancelling = new Command();
  /** True while the browser navigates to the payment page. */
  isPaymentStarted = false;
  failure: PayShareOrderFailure | undefined;
  /** The URL of the payment page, once the payment has started. */
  paymentUrl: string | undefined;
  /** The price that the investor saw before, in this tab or when the order was placed. */
  private seen: Money | undefined;

  constructor(
    private readonly dependencies: OrderSummaryDependencies,
    private readonly requestId: ShareOrderId,
  ) {
    this.facts = new Loaded((options) => this.load(options));
    makeAutoObservable<this, 'dependencies'>(this, { dependencies: false });
  }

  activate(): () => void {
    const parts = [this.facts, this.paying, this.cancelling];
    return combineCleanups(parts.map((part) => part.activate()));
  }

  /** Whether a reply was lost, so that the server is asked what became of the request. */
  get isChecking(): boolean {
    return this.paying.isChecking || this.cancelling.isChecking;
  }

  /**
   * The price that the investor saw before and the direction of the change; undefined if it is
   * unchanged.
   */
  get priceChange(): { readonly change: PriceChange; readonly seen: Money } | undefined {
    const { seen } = this;
    const change = priceChange({ seen, fulfilled: this.facts.value?.pricePerUnit });
    return change === undefined || seen === undefined ? undefined : { change, seen };
  }

  /** Accepts the new price, which then counts as seen. */
  understand(): void {
    const { value } = this.facts;
    if (value === undefined) return;
    this.seen = value.pricePerUnit;
    this.keep(value);
  }

  get block(): PaymentBlocker | undefined {
    const { value } = this.facts;
    return value === undefined ? 'order-missing' : paymentBlocker(value, this.isPaymentStarted);
  }

  /**
   * Starts the payment.
   * @returns the URL of the payment page; undefined if no payment was started
   */
  async pay(): Promise<string | undefined> {
    const { value } = this.facts;
    if (value === undefined || this.block !== undefined) return undefined;
    const order = { order: value, priceSeen: this.seen };
    const started = await this.paying.run((options) => {
      this.failure = undefined;
      return this.dependencies.payOrder.run(order, options);
    });
    if (started === undefined) return undefined;
    runInAction(() => this.finish(started));
    return started.ok ? started.value.paymentUrl : undefined;
  }

  /**
   * Cancels the order.
   * @returns the result; undefined if already running or aborted
   */
  async cancel(): Promise<Result<void, PortFailure> | undefined> {
    const done = await this.cancelling.run((options) =>
      this.dependencies.cancelOrder.run(this.requestId, options),
    );
    if (done !== undefined) await this.facts.reload();
    return done;
  }

  /** Stores the path of this page, so that a missing step leads back to it. */
  returnTo(path: string): void {
    this.dependencies.returnPath.keep(path);
  }

  private finish(started: Result<{ readonly paymentUrl: string }, PayShareOrderFailure>): void {
    if (!started.ok) {
      this.failure = started.failure;
      // The order may have been paid or cancelled in the meantime.
      void this.facts.reload();
      return;
    }
    this.isPaymentStarted = true;
    this.paymentUrl = started.value.paymentUrl;
  }

  private async load(options: {
    readonly signal: AbortSignal;
  }): Promise<Result<ShareOrderFacts, PortFailure>> {
    const found = await this.dependencies.orders.summary(this.requestId, options);
    if (found.ok) {
      const kept = this.dependencies.draft.read(this.requestId);
      runInAction(() => {
        this.seen = kept?.pricePerUnit ?? found.value.priceSeen;
      });
      if (kept === undefined) this.keep(found.value);
    }
    return found;
  }

  private keep(facts: ShareOrderFacts): void {
    this.dependencies.draft.keep({
      ...facts,
      pricePerUnit: this.seen ?? facts.pricePerUnit,
      fulfilledPrice: facts.pricePerUnit,
      paymentUrl: this.paymentUrl,
    });
  }
}
