import type { Clock } from '#application/platform/clock.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { wasAborted } from '#application/platform/port-failure.ts';
import type { Reporting } from '#application/platform/reporting.ts';
import { untilAnswered } from '#application/platform/until-answered.ts';
import type { AcceptOffer } from '#application/private-market/accept-offer.ts';
import type { BasketOrders } from '#application/private-market/basket-orders.ts';
import type { ShareOrderId } from '#application/private-market/share-ids.ts';
import type { ShareOrder, ShareOrders } from '#application/private-market/share-orders.ts';
import { OfferTag } from '#domain/private-market/offer-answer.ts';
import { newestOrdersFirst } from '#domain/private-market/order-list.ts';
import { OrderTab } from '#domain/private-market/order-status.ts';
import type { Result } from '#domain/platform/result.ts';
import { makeAutoObservable, runInAction } from 'mobx';
import type { LoadState, ViewModel } from '../platform/view-model.ts';
import { basketOrdersIn } from './orders-of-baskets.ts';
import { OfferWatch } from './offer-watch.ts';
import { QuietLooks } from './quiet-looks.ts';

export interface OrdersParts {
  readonly orders: ShareOrders;
  readonly basketOrders: BasketOrders;
  readonly acceptOffer: AcceptOffer;
  readonly clock: Clock;
  readonly reporting: Reporting;
}

type Orders = readonly ShareOrder[];

/** Orders of one tab: those of shares, and those of baskets beside them. */
interface TabState {
  list: LoadState<Orders>;
  baskets: LoadState<Orders>;
}

/** The orders of the investor, and what can be done with them. */
export class OrdersViewModel implements ViewModel {
  /** The order that something is being done with. */
  busy: ShareOrderId | undefined;
  /** A reply was lost, and it is being found out what became of it. */
  isChecking = false;
  readonly offers: OfferWatch;
  private readonly tabs: Readonly<Record<OrderTab, TabState>> = {
    active: { list: { kind: 'loading' }, baskets: { kind: 'loading' } },
    past: { list: { kind: 'loading' }, baskets: { kind: 'loading' } },
  };
  private controller = new AbortController();

  constructor(
    private readonly parts: OrdersParts,
    private tab: OrderTab,
  ) {
    this.offers = new OfferWatch(parts.clock, (order) => void this.sayExpired(order));
    makeAutoObservable<this, 'parts' | 'controller'>(this, {
      parts: false,
      controller: false,
      offers: false,
    });
  }

  activate(): () => void {
    this.controller = new AbortController();
    const { signal } = this.controller;
    this.load(this.tab);
    const stopWatch = this.offers.start(() => this.shown(OrderTab.Active));
    const stopLooks = new QuietLooks(() => void this.look()).start();
    signal.addEventListener('abort', () => {
      stopWatch();
      stopLooks();
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

  /** The failure to list baskets; the other orders are shown all the same. */
  basketFailure(tab: OrderTab): PortFailure | undefined {
    const { baskets } = this.tabs[tab];
    return baskets.kind === 'failed' ? baskets.failure : undefined;
  }

  /** Reads both lists of a tab anew; what is on screen stays until they are here. */
  load(tab: OrderTab): void {
    const state = this.tabs[tab];
    if (state.list.kind === 'failed') state.list = { kind: 'loading' };
    this.offers.clear();
    void this.read(tab);
  }

  /** @returns how it went; undefined where nothing was done, or nobody waits for it any more */
  accept(order: ShareOrder): Promise<Result<void, PortFailure> | undefined> {
    return this.change(order, (options) => this.parts.acceptOffer.run(order.requestId, options));
  }

  /** @returns how it went; undefined where nothing was done, or nobody waits for it any more */
  reject(order: ShareOrder): Promise<Result<void, PortFailure> | undefined> {
    const answer = { requestId: order.requestId, tag: OfferTag.Reject };
    return this.change(order, (options) =>
      untilAnswered((each) => this.parts.orders.answerOffer(answer, each), options),
    );
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
    const [list, book] = await Promise.all([
      this.parts.orders.list(tab, { signal }),
      this.parts.basketOrders.book({ signal }),
    ]);
    if (signal.aborted) return;
    const baskets = book.ok ? { ok: true as const, value: basketOrdersIn(book.value, tab) } : book;
    runInAction(() => {
      const state = this.tabs[tab];
      state.list = stateAfter(list, isQuiet ? state.list : undefined);
      state.baskets = stateAfter(baskets, isQuiet ? state.baskets : undefined);
    });
  }

  /** Somebody else may have moved an order: the desk, or this person in another tab. */
  private async look(): Promise<void> {
    if (this.busy === undefined) await this.read(this.tab, true);
  }

  private async change(
    order: ShareOrder,
    send: (options: {
      signal: AbortSignal;
      onLost: () => void;
    }) => Promise<Result<void, PortFailure>>,
  ): Promise<Result<void, PortFailure> | undefined> {
    if (this.busy !== undefined) return undefined;
    this.busy = order.requestId;
    const onLost = () => runInAction(() => (this.isChecking = true));
    const { signal } = this.controller;
    const done = await send({ signal, onLost });
    runInAction(() => {
      this.busy = undefined;
      this.isChecking = false;
    });
    if (signal.aborted) return undefined;
    // However it went: how the order stands now, the list alone knows.
    await this.read(this.tab, true);
    return done;
  }

  private async sayExpired(order: ShareOrder): Promise<void> {
    const { requestId } = order;
    const answer = { requestId, tag: OfferTag.Expired };
    const said = await this.parts.orders.answerOffer(answer, { signal: this.controller.signal });
    if (said.ok || wasAborted(said.failure)) return;
    const { failure } = said;
    // By the server's clock it is not: the countdown, which follows that clock, goes on.
    if (failure.kind === 'refused' && failure.code === 'offer-still-stands') {
      this.offers.forget(order);
    } else {
      this.parts.reporting.failed('offer expiry', { failure: failure.kind });
    }
  }
}

/** @param kept what stays on screen where a look that nobody asked for has failed */
function stateAfter(
  result: Result<Orders, PortFailure>,
  kept: LoadState<Orders> | undefined,
): LoadState<Orders> {
  if (result.ok) return { kind: 'ready', value: result.value };
  return kept ?? { kind: 'failed', failure: result.failure };
}
