import type { Activity, PersonalData } from '#application/accounts/profile/personal-data.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { orderTotal } from '#application/private-market/order-total.ts';
import type { BasketOrders, PlacedBasketOrder } from '#application/private-market/basket-orders.ts';
import type { SellRequests, SentSellRequest } from '#application/private-market/sell-requests.ts';
import type { ShareOrderId } from '#application/private-market/share-ids.ts';
import type { ShareOrder, ShareOrders } from '#application/private-market/share-orders.ts';
import { ActivityKind, ActivityTopic, activityTopic } from '#domain/accounts/profile/activity.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { type DatedEntry, newestFirst } from '#domain/fixed-deposits/holdings/months.ts';
import type { Money } from '#domain/platform/money.ts';
import { type Result, success } from '#domain/platform/result.ts';
import { type ShownPrice, singlePrice } from '#domain/private-market/catalogue/display-price.ts';
import { orderPrice } from '#domain/private-market/orders/order-actions.ts';
import { OrderTab, type ReadOrderStatus } from '#domain/private-market/orders/order-status.ts';
import { unitsValue } from '#domain/private-market/orders/units-value.ts';
import type { Passbook, PassbookLine } from './passbook.ts';

/** An order of shares or of a basket, with its present status. */
export interface OrderInActivity {
  readonly orderId: ShareOrderId;
  readonly isBasket: boolean;
  readonly name: string;
  readonly logoUrl?: string | undefined;
  readonly status: ReadOrderStatus;
  readonly units: number;
  /** What the order costs in rupees, with duty and tax; absent if there is no price yet. */
  readonly total?: ShownPrice | undefined;
}

/** Shares that the investor sold. The buyer pays the investor directly. */
export interface SaleInActivity {
  readonly requestId: number;
  readonly shareName: string;
  readonly units: number;
  /** The price of all units in rupees. */
  readonly amount: Money;
}

/** A payment of a deposit, an order, a sale or an event of the account, on the day it happened. */
export type ActivityEntry = DatedEntry & { readonly topic: ActivityTopic } & (
    | { readonly kind: 'payment'; readonly line: PassbookLine }
    | { readonly kind: 'order'; readonly order: OrderInActivity }
    | { readonly kind: 'sale'; readonly sale: SaleInActivity }
    | { readonly kind: 'event'; readonly event: Activity }
  );

/** The sources of the activity, each of which can fail on its own. */
export type ActivityPart = 'payments' | 'orders' | 'sales' | 'account';

export interface ActivityHistory {
  /** All entries, newest first. */
  readonly entries: readonly ActivityEntry[];
  /** The parts that could not be loaded. */
  readonly missing: readonly { readonly part: ActivityPart; readonly failure: PortFailure }[];
  /** Whether payments of the partner bank are missing, because the bank did not answer. */
  readonly isPartnerMissing: boolean;
}

interface Dependencies {
  readonly passbook: Passbook;
  readonly shareOrders: ShareOrders;
  readonly basketOrders: BasketOrders;
  readonly sellRequests: SellRequests;
  readonly personalData: PersonalData;
}

/**
 * Reads everything that happened in the investor's account: payments of deposits, orders, sales and
 * events. If one of these fails, the others are still returned; if all fail, so does the whole.
 */
export class ReadActivity {
  constructor(private readonly dependencies: Dependencies) {}

  async run(options: CallOptions): Promise<Result<ActivityHistory, PortFailure>> {
    const { passbook, sellRequests, personalData } = this.dependencies;
    const [history, orders, requests, events] = await Promise.all([
      passbook.history(options),
      this.orders(options),
      sellRequests.list(options),
      personalData.activity(options),
    ]);
    if (!history.ok && !orders.ok && !requests.ok && !events.ok) return history;
    const sales = requests.ok ? requests.value.flatMap(entriesOfSale) : [];
    const told = events.ok ? events.value.map(entryOfEvent) : [];
    const entries = [
      // A sale has one entry: the event of a sale stands in while the sales are missing.
      ...(requests.ok ? told.filter(({ event }) => event.kind !== ActivityKind.SharesSold) : told),
      ...sales,
      ...(orders.ok ? orders.value : []),
      ...(history.ok ? history.value.lines.map(entryOfLine) : []),
    ];
    return success({
      entries: newestFirst(entries),
      missing: [
        ...missingPart('payments', history),
        ...missingPart('orders', orders),
        ...missingPart('sales', requests),
        ...missingPart('account', events),
      ],
      isPartnerMissing: history.ok && history.value.isPartnerMissing,
    });
  }

  private async orders(
    options: CallOptions,
  ): Promise<Result<readonly ActivityEntry[], PortFailure>> {
    const { shareOrders, basketOrders } = this.dependencies;
    const [active, past, book] = await Promise.all([
      shareOrders.list(OrderTab.Active, options),
      shareOrders.list(OrderTab.Past, options),
      basketOrders.book(options),
    ]);
    if (!active.ok) return active;
    if (!past.ok) return past;
    if (!book.ok) return book;
    // An order that ends between the two requests is in both lists.
    const byId = new Map([...active.value, ...past.value].map((order) => [order.requestId, order]));
    const listed = [...byId.values()];
    // The list of orders may contain basket orders too.
    const baskets = book.value.orders.filter(({ orderId }) => !byId.has(orderId));
    return success([...listed.flatMap(entriesOfOrder), ...baskets.map(entryOfBasket)]);
  }
}

function missingPart(part: ActivityPart, read: Result<unknown, PortFailure>) {
  return read.ok ? [] : [{ part, failure: read.failure }];
}

function entryOfLine(line: PassbookLine): ActivityEntry {
  return { kind: 'payment', topic: ActivityTopic.Money, date: line.date, line };
}

function entryOfEvent(event: Activity): Extract<ActivityEntry, { kind: 'event' }> {
  const at = event.happenedAt.getTime();
  const topic = activityTopic(event.kind);
  return { kind: 'event', topic, date: CalendarDate.inIndia(at), at, event };
}

/** The entry of a sell request, once its units are sold. */
function entriesOfSale(request: SentSellRequest): readonly ActivityEntry[] {
  const { requestId, shareName, quantity: units, askingPrice, soldAt: at } = request;
  if (at === undefined) return [];
  const sale = { requestId, shareName, units, amount: unitsValue(units, askingPrice) };
  const date = CalendarDate.inIndia(at);
  return [{ kind: 'sale', topic: ActivityTopic.Money, date, at, sale }];
}

/** The entry of an order; none if its time is unknown. */
function entriesOfOrder(order: ShareOrder): readonly ActivityEntry[] {
  const { requestId: orderId, placedAt: at, units } = order;
  if (at === undefined) return [];
  const price = orderPrice(order);
  const { isBasket, name, logoUrl, status } = order;
  const total = price && orderTotal(order, price);
  return [
    entryOn(at, { ...{ orderId, isBasket, name, logoUrl, status, units }, total }),
  ];
}

function entryOfBasket(basket: PlacedBasketOrder): ActivityEntry {
  const { orderId, basketName: name, status, units, pricePerUnit, placedAt } = basket;
  const price = singlePrice(pricePerUnit);
  const total = price && orderTotal(basket, price);
  return entryOn(placedAt, { ...{ orderId, isBasket: true, name, status, units }, total });
}

function entryOn(at: number, order: OrderInActivity): ActivityEntry {
  return { kind: 'order', topic: ActivityTopic.Orders, date: CalendarDate.inIndia(at), at, order };
}
