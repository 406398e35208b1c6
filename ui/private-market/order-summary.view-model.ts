import type { JourneyStore } from '#application/platform/journey-store.ts';
import { type PortFailure, wasAborted } from '#application/platform/port-failure.ts';
import { untilAnswered } from '#application/platform/until-answered.ts';
import { keepShareOrder, keptShareOrder } from '#application/private-market/kept-share-order.ts';
import type { ShareOrderId } from '#application/private-market/share-ids.ts';
import type { ShareOrderFacts, ShareOrders } from '#application/private-market/share-orders.ts';
import type { SharePayments } from '#application/private-market/share-payments.ts';
import { OrderAction, orderActions } from '#domain/private-market/order-card.ts';
import { type PriceChange, priceChange } from '#domain/private-market/price-change.ts';
import { type PaymentBlock, paymentBlock } from '#domain/private-market/share-payment.ts';
import type { Money } from '#domain/platform/money.ts';
import type { Result } from '#domain/platform/result.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Loaded, type ViewModel } from '../platform/view-model.ts';

export interface OrderSummaryParts {
  readonly orders: ShareOrders;
  readonly payments: SharePayments;
  readonly journey: JourneyStore;
}

/** What an order costs, and the start of its payment. */
export class OrderSummaryViewModel implements ViewModel {
  readonly facts: Loaded<ShareOrderFacts>;
  isPaying = false;
  /** The browser is leaving for the payment page. */
  isPaymentStarted = false;
  isChecking = false;
  failure: PortFailure | undefined;
  /** The page of the payment gateway, once it is known. */
  paymentUrl: string | undefined;
  /** What the person saw before: by this tab, or by the order itself. */
  private seen: Money | undefined;
  private controller = new AbortController();

  constructor(
    private readonly parts: OrderSummaryParts,
    private readonly requestId: ShareOrderId,
  ) {
    this.facts = new Loaded((options) => this.load(options));
    makeAutoObservable<this, 'parts' | 'requestId' | 'controller'>(this, {
      parts: false,
      requestId: false,
      controller: false,
      facts: false,
    });
  }

  activate(): () => void {
    this.controller = new AbortController();
    const stop = this.facts.activate();
    return () => {
      stop();
      this.controller.abort();
    };
  }

  /** The price before, and which way it went; undefined where it is the one that was seen. */
  get priceChange(): { readonly change: PriceChange; readonly seen: Money } | undefined {
    const { seen } = this;
    const change = priceChange({ seen, fulfilled: this.facts.value?.pricePerUnit });
    return change === undefined || seen === undefined ? undefined : { change, seen };
  }

  /** The person has seen the price that is paid: nothing is said of it again. */
  understand(): void {
    const { value } = this.facts;
    if (value === undefined) return;
    this.seen = value.pricePerUnit;
    this.keep(value);
  }

  get block(): PaymentBlock | 'nothing-to-pay' | undefined {
    const { value } = this.facts;
    if (value === undefined) return 'order-missing';
    const { isBasket, status } = value;
    const requestId = String(this.requestId);
    const { isPaymentStarted } = this;
    const block = paymentBlock({ isBasketOrder: isBasket, isPaymentStarted, requestId });
    if (block !== undefined) return block;
    // The time of an offer plays no part in whether money is due.
    const isDue = orderActions({ status }, 0).includes(OrderAction.GoToPayment);
    return isDue ? undefined : 'nothing-to-pay';
  }

  /** @returns where to pay; undefined where no payment was opened */
  async pay(): Promise<string | undefined> {
    if (this.isPaying || this.block !== undefined) return undefined;
    this.isPaying = true;
    this.failure = undefined;
    const { signal } = this.controller;
    const started = await untilAnswered(
      (options) => this.parts.payments.start(this.requestId, options),
      { signal, onLost: () => runInAction(() => (this.isChecking = true)) },
    );
    if (signal.aborted) return undefined;
    runInAction(() => this.settle(started));
    return started.ok ? started.value.paymentUrl : undefined;
  }

  private settle(started: Result<{ readonly paymentUrl: string }, PortFailure>): void {
    this.isPaying = false;
    this.isChecking = false;
    if (!started.ok) {
      if (!wasAborted(started.failure)) this.failure = started.failure;
      // It may have been paid, or cancelled, meanwhile.
      void this.facts.reload();
      return;
    }
    this.isPaymentStarted = true;
    this.paymentUrl = started.value.paymentUrl;
    if (this.facts.value !== undefined) this.keep(this.facts.value);
  }

  private async load(options: {
    readonly signal: AbortSignal;
  }): Promise<Result<ShareOrderFacts, PortFailure>> {
    const found = await this.parts.orders.summary(this.requestId, options);
    if (found.ok) {
      const kept = keptShareOrder(this.parts.journey, this.requestId);
      runInAction(() => {
        this.seen = kept?.pricePerUnit ?? found.value.priceSeen;
      });
    }
    return found;
  }

  private keep(facts: ShareOrderFacts): void {
    keepShareOrder(this.parts.journey, {
      ...facts,
      pricePerUnit: this.seen ?? facts.pricePerUnit,
      fulfilledPrice: facts.pricePerUnit,
      paymentUrl: this.paymentUrl,
    });
  }
}
