import type { Clock } from '#application/platform/clock.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { AnswerOffer } from '#application/private-market/answer-offer.ts';
import type { CancelShareOrder } from '#application/private-market/cancel-share-order.ts';
import type { BasketOrders } from '#application/private-market/basket-orders.ts';
import type { ReportOfferExpiry } from '#application/private-market/report-offer-expiry.ts';
import type { ShareOrder, ShareOrders } from '#application/private-market/share-orders.ts';
import { OfferTag } from '#domain/private-market/orders/offer-answer.ts';
import { newestOrdersFirst } from '#domain/private-market/orders/newest-orders.ts';
import { OrderTab } from '#domain/private-market/orders/order-status.ts';
import type { Result } from '#domain/platform/result.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import { Command, type CommandOptions } from '#ui/platform/command.ts';
import type { LoadState, ViewModel } from '#ui/platform/view-model.ts';
import { basketOrdersIn } from './orders-of-baskets.ts';
import { ordersCopy } from './copy.ts';
import { OfferWatch } from './offer-watch.ts';
import { BackgroundPoller } from '#ui/private-market/shared/background-poller.ts';

export interface OrdersDependencies {
  readonly orders: ShareOrders;
  readonly basketOrders: BasketOrders;
  readonly answerOffer: AnswerOffer;
  readonly reportExpiry: ReportOfferExpiry;
  readonly cancelOrder: CancelShareOrder;
  readonly clock: Clock;
}

type Orders = readonly ShareOrder[];

interface TabState {
  /** The number of the read whose reply is shown. */
  read: number;
  list: LoadState<Orders>;
  baskets: LoadState<Orders>;
}

export class OrdersViewModel implements ViewModel {
  readonly changing = new Command();
  readonly offers: OfferWatch;
  private readonly tabs: Readonly<Record<OrderTab, TabState>> = {
    active: { read: 0, list: { kind: 'loading' }, baskets: { kind: 'loading' } },
    past: { read: 0, list: { kind: 'loading' }, baskets: { kind: 'loading' } },
  };
  private controller = new AbortController();
  /** Counts the reads, so that the reply to an earlier one does not replace that to a later one. */
  private reads = 0;

  constructor(
    private readonly dependencies: OrdersDependencies,
    private tab: OrderTab,
  ) {
    this.offers = new OfferWatch(dependencies.clock, (order) => void this.sayExpired(order));
    makeAutoObservable<this, 'dependencies' | 'controller' | 'reads'>(this, {
      dependencies: false,
      controller: false,
      reads: false,
    });
  }

  activate(): () => void {
    this.controller = new AbortController();
    const { signal } = this.controller;
    this.load(this.tab);
    const stopWatch = this.offers.start(
      () => this.shown(OrderTab.Active),
      () => this.changing.isRunning,
    );
    const stopLooks = new BackgroundPoller(() => void this.look()).start();
    signal.addEventListener('abort', () => {
      stopWatch();
      stopLooks();
      this.changing.stop();
    });
    return () => this.controller.abort();
  }

  show(tab: OrderTab): void {
    if (tab === this.tab) return;
    this.tab = tab;
    this.load(tab);
  }

  list(tab: OrderTab): LoadState<Orders> {
    const { list } = this.tabs[tab];
    return list.kind === 'ready' ? { kind: 'ready', value: this.shown(tab) } : list;
  }

  /** The failure of the basket orders, if they did not load. The share orders are still shown. */
  basketFailure(tab: OrderTab): PortFailure | undefined {
    const { baskets } = this.tabs[tab];
    return baskets.kind === 'failed' ? baskets.failure : undefined;
  }

  /** Why an order cannot be changed now; undefined if it can. */
  disabledReason({ requestId }: ShareOrder): string | undefined {
    return this.changing.isTakenFrom(requestId) ? ordersCopy.oneAtATime : undefined;
  }

  /** Reloads both lists of a tab; the current content stays until they arrive. */
  load(tab: OrderTab): void {
    const state = this.tabs[tab];
    if (state.list.kind === 'failed') state.list = { kind: 'loading' };
    this.offers.clear();
    void this.read(tab);
  }

  /** @returns the result; undefined if another action is running or this one was aborted */
  accept(order: ShareOrder): Promise<Result<void, PortFailure> | undefined> {
    return this.answer(order, OfferTag.Accept);
  }

  /** @returns the result; undefined if another action is running or this one was aborted */
  reject(order: ShareOrder): Promise<Result<void, PortFailure> | undefined> {
    return this.answer(order, OfferTag.Reject);
  }

  /** @returns the result; undefined if another action is running or this one was aborted */
  cancel(order: ShareOrder): Promise<Result<void, PortFailure> | undefined> {
    return this.change(order, (options) =>
      this.dependencies.cancelOrder.run(order.requestId, options),
    );
  }

  private answer(order: ShareOrder, tag: 'accept' | 'reject') {
    const answer = { requestId: order.requestId, tag };
    return this.change(order, (options) => this.dependencies.answerOffer.run(answer, options));
  }

  private shown(tab: OrderTab): Orders {
    const { list, baskets } = this.tabs[tab];
    const orders = list.kind === 'ready' ? list.value : [];
    const known = new Set(orders.map(({ requestId }) => requestId));
    const others = baskets.kind === 'ready' ? baskets.value : [];
    const gone = tab === OrderTab.Active ? this.offers.gone : [];
    const unlisted = [...others, ...gone].filter(({ requestId }) => !known.has(requestId));
    return newestOrdersFirst(orders, unlisted);
  }

  private async read(tab: OrderTab, isQuiet = false): Promise<void> {
    const { signal } = this.controller;
    this.reads += 1;
    const number = this.reads;
    const [list, book] = await Promise.all([
      this.dependencies.orders.list(tab, { signal }),
      this.dependencies.basketOrders.book({ signal }),
    ]);
    const state = this.tabs[tab];
    if (signal.aborted || number < state.read) return;
    const baskets = book.ok ? { ok: true as const, value: basketOrdersIn(book.value, tab) } : book;
    runInAction(() => {
      this.offers.readClock();
      if (list.ok) state.read = number;
      state.list = stateAfter(list, isQuiet ? state.list : undefined);
      state.baskets = stateAfter(baskets, isQuiet ? state.baskets : undefined);
    });
  }

  /**
   * Reloads the list, because our team or the investor in another tab may have changed an order.
   */
  private async look(): Promise<void> {
    if (!this.changing.isRunning) await this.read(this.tab, true);
  }

  private change(
    order: ShareOrder,
    send: (options: CommandOptions) => Promise<Result<void, PortFailure>>,
  ): Promise<Result<void, PortFailure> | undefined> {
    return this.changing.run(async (options) => {
      const done = await send(options);
      // Reload the list, which has the current state after success and failure alike.
      await this.read(this.tab, true);
      return done;
    }, order.requestId);
  }

  private async sayExpired(order: ShareOrder): Promise<void> {
    const { signal } = this.controller;
    const reported = await this.dependencies.reportExpiry.run(order.requestId, { signal });
    // The server's clock says that the offer is still valid, so the countdown continues.
    const isValid = !reported.ok && reported.failure.kind === 'still-valid';
    if (isValid) this.offers.forget(order);
  }
}

/** @param kept the state to keep if a background reload fails; absent for other reloads */
function stateAfter(
  result: Result<Orders, PortFailure>,
  kept: LoadState<Orders> | undefined,
): LoadState<Orders> {
  if (result.ok) return { kind: 'ready', value: result.value };
  return kept ?? { kind: 'failed', failure: result.failure };
}
