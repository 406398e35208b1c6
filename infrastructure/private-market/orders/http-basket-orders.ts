import { HOUSE_ADVISOR_ID } from '#infrastructure/platform/http/provider-ids.wire.ts';
import type { CallOptions } from '#application/platform/call-options.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Session } from '#application/platform/session.ts';
import type {
  BasketOrderBook,
  BasketOrders,
  HeldBasket,
  PlacedBasketOrder,
} from '#application/private-market/basket-orders.ts';
import type { BasketId } from '#application/private-market/share-ids.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { type Result, success } from '#domain/platform/result.ts';
import { basketNameFor } from '#domain/private-market/catalogue/basket.ts';
import type { BasketOrder } from '#domain/private-market/orders/basket-order.ts';
import type { BasketShareSale } from '#domain/private-market/holdings/basket-shares.ts';
import { newestOrdersFirst } from '#domain/private-market/orders/newest-orders.ts';
import { percentParts } from '#domain/private-market/catalogue/parts-of-whole.ts';
import { priceOfOne } from '#domain/private-market/orders/units-value.ts';
import type { HttpClient } from '#infrastructure/platform/http/http-client.ts';
import { decodeReply } from '#infrastructure/platform/http/decode-reply.ts';
import { investorIdOf } from '#infrastructure/platform/sessions/signed-in.ts';
import { logoOf } from '#infrastructure/private-market/basket-rows.ts';
import {
  basketOrderReply,
  type BasketOrderRow,
  basketOrdersReply,
  type HeldBasketRow,
  NO_BASKET_ORDERS,
} from './basket-orders.wire.ts';
import { readBasketOrderStatus } from './order-status.wire.ts';
import { lastQuoteOf } from '#infrastructure/private-market/last-quote.ts';
import { momentOf } from '#infrastructure/private-market/wire-moment.ts';
import { basketOrdersCall } from '#infrastructure/private-market/share-holdings.calls.ts';
import { orderEndsOf, orderHistoryOf } from './share-order-values.ts';

export class HttpBasketOrders implements BasketOrders {
  constructor(
    private readonly http: HttpClient,
    private readonly session: Session,
  ) {}

  place(order: { readonly basketId: BasketId } & BasketOrder, { signal }: CallOptions) {
    const { basketId, units, pricePerUnit, status } = order;
    const body = {
      basket_id: basketId,
      ifa_id: HOUSE_ADVISOR_ID,
      investor_id: investorIdOf(this.session),
      qty_booked: units,
      investor_price: pricePerUnit.text,
      status,
    };
    const reply = decodeReply(basketOrderReply, ({ data }) => data.basket_order_id);
    const call = { api: 'private-market', path: '/basket/ordersubmit', body, reply } as const;
    return this.http.send({ ...call, changes: `order of basket ${basketId}`, signal });
  }

  async book({ signal }: CallOptions): Promise<Result<BasketOrderBook, PortFailure>> {
    const call = basketOrdersCall(investorIdOf(this.session));
    const found = await this.http.send({ ...call, reply: orderBook, signal });
    return found.ok || !saysNone(found.failure) ? found : success(NOTHING);
  }
}

const NOTHING: BasketOrderBook = { orders: [], held: [], totalInvestment: Money.zero };

/**
 * Whether a refusal only says that there are no basket orders, which the provider may send with any
 * status.
 */
function saysNone(failure: PortFailure): boolean {
  return failure.kind === 'refused' && isNone(failure.message);
}

function isNone(message: string | undefined): boolean {
  return message?.trim().toLowerCase() === NO_BASKET_ORDERS;
}

const orderBook = decodeReply(basketOrdersReply, ({ message, data }): BasketOrderBook => {
  if (isNone(message)) return NOTHING;
  return {
    orders: newestOrdersFirst(data.data.map(orderOf)),
    held: data.basket_orders_summary.map(heldOf),
    totalInvestment: Money.of(data.summary.total_investment),
  };
});

function orderOf({ basket_order, basket_item_response }: BasketOrderRow): PlacedBasketOrder {
  const weightages = weightagesOf(basket_item_response);
  return {
    orderId: basket_order.basket_order_id,
    basketId: basket_order.basket_id,
    basketName: basketNameFor(basket_order.basket_name),
    status: readBasketOrderStatus(basket_order.status),
    units: basket_order.qty_booked,
    pricePerUnit: Money.of(basket_order.investor_price),
    ...(basket_order.charges !== undefined && { charges: Money.of(basket_order.charges) }),
    placedAt: momentOf(basket_order.created_on),
    ...orderEndsOf(basket_order),
    ...orderHistoryOf(basket_order),
    items: basket_item_response.map(({ product, quantity, ...item }, at) => ({
      shareId: product.pre_ipo_stock_id,
      name: product.pre_ipo_share_name,
      ...logoOf(product),
      quantity,
      weightage: weightages[at] ?? Percentage.of('0'),
      pricePerUnit: priceOfOne(Money.of(item.total_retail_value), quantity),
      ...(item.sales !== undefined && { sales: item.sales.map(saleOf) }),
      lastQuote: lastQuoteOf(product),
    })),
  };
}

/**
 * The weight of each share in its basket, as stated. If any is missing, all are calculated from the
 * values of the shares.
 */
function weightagesOf(items: BasketOrderRow['basket_item_response']): readonly Percentage[] {
  const stated = items.flatMap(({ retail_weightage: text }) =>
    typeof text === 'string' ? [Percentage.of(text)] : [],
  );
  if (stated.length === items.length) return stated;
  return percentParts(items.map(({ total_retail_value: value }) => Money.of(value)));
}

type SaleRow = NonNullable<BasketOrderRow['basket_item_response'][number]['sales']>[number];

function saleOf(row: SaleRow): BasketShareSale {
  return {
    requestId: row.sell_request_id,
    units: row.quantity,
    pricePerUnit: Money.of(row.price_per_unit),
    soldAt: momentOf(row.sold_on),
  };
}

function heldOf(row: HeldBasketRow): HeldBasket {
  const { retail_basket_price: price, shares_price: sharesPrice } = row;
  return {
    basketId: row.basket_id,
    name: basketNameFor(row.basket_name),
    units: row.total_baskets,
    investment: Money.of(row.total_investment),
    ...(price !== undefined && { pricePerUnit: Money.of(price) }),
    ...(sharesPrice !== undefined && { sharesPrice: Money.of(sharesPrice) }),
    shares: row.product.map((product) => ({
      name: product.pre_ipo_share_name,
      ...logoOf(product),
    })),
  };
}
