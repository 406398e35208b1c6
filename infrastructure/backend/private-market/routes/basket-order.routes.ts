import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { basketOrder } from '#domain/private-market/orders/basket-order.ts';
import type { BasketOrderShare } from '#domain/private-market/holdings/basket-shares.ts';
import { unitsValue } from '#domain/private-market/orders/units-value.ts';
import {
  type BasketOrderRow,
  basketOrderReply,
  basketOrderRequest,
  basketOrdersQuery,
  basketOrdersReply,
  NO_BASKET_ORDERS,
} from '#infrastructure/private-market/orders/basket-orders.wire.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { countUse } from '#infrastructure/backend/commands/use-counts.ts';
import { route } from '#infrastructure/backend/http/route.ts';
import {
  type BasketLot,
  basketLots,
} from '#infrastructure/backend/private-market/records/basket-lots.ts';
import {
  basketById,
  type BasketItemRecord,
  basketItems,
} from '#infrastructure/backend/private-market/records/basket-records.ts';
import { basketHoldingRows } from '#infrastructure/backend/private-market/records/held-baskets.ts';
import { orderHistories } from '#infrastructure/backend/private-market/records/order-history.ts';
import { orderEndsRow } from '#infrastructure/backend/private-market/records/order-list-rows.ts';
import {
  columnsOfBasket,
  type OrderRecord,
  shareOrders,
} from '#infrastructure/backend/private-market/records/order-records.ts';
import { quoteFields } from '#infrastructure/backend/private-market/records/share-quotes.ts';
import { refuseUnreadyInvestor } from '#infrastructure/backend/private-market/records/ordering-investor.ts';
import { placeOrder } from '#infrastructure/backend/private-market/records/place-order.ts';

export function addBasketOrderRoutes(sandbox: Sandbox): void {
  addSubmit(sandbox);
  addFilter(sandbox);
}

function addSubmit(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'POST',
    path: '/api/private-market/basket/ordersubmit',
    summary: 'Order baskets; the desk then confirms the final price',
    access: 'session',
    body: basketOrderRequest,
    reply: basketOrderReply,
    mutates: true,
    run: async ({ body, investorId, database }) => {
      await countUse(database, { investorId, what: 'share-order', clock: sandbox.clock });
      const basket = await basketById(database, body.basket_id);
      await refuseUnreadyInvestor(database, { investorId, purpose: 'share' });
      const price = Money.of(basket.price);
      refuseOtherPrice(price, Money.of(body.investor_price));
      const order = basketOrder(String(body.qty_booked), price);
      if (order === undefined) throw noUnits();
      const asset = { kind: 'basket', basketId: basket.id } as const;
      const wish = { investorId, asset, units: order.units, prices: { seen: price } };
      const assetColumns = columnsOfBasket(basket);
      const { order: placed } = await placeOrder(sandbox, database, {
        ...wish,
        assetColumns,
      });
      const data = { basket_order_id: placed.id };
      return { status: 200, message: 'Your order request is with our desk.', data };
    },
  });
}

/** Refuses the order if the price is no longer the one that the investor saw. */
function refuseOtherPrice(price: Money, seen: Money): void {
  if (price.equals(seen)) return;
  const message = `The price of this basket is now ${formatRupees(price)}. Please check it again.`;
  throw new Refusal({ status: 409, code: 'price-changed', message, field: 'investor_price' });
}

function noUnits(): Refusal {
  const message = 'Minimum purchase quantity is 1';
  return new Refusal({ status: 422, code: 'units-wrong', message, field: 'qty_booked' });
}

function addFilter(sandbox: Sandbox): void {
  route(sandbox, {
    method: 'GET',
    path: '/api/private-market/basket-orders/filter',
    summary: 'List basket orders, newest first, and the baskets held',
    access: 'session',
    query: basketOrdersQuery,
    reply: basketOrdersReply,
    run: async ({ investorId, database }) => {
      const orders = await shareOrders(database)
        .where('order.investor_id', '=', investorId)
        .where('order.kind', '=', 'basket')
        .orderBy('order.requested_at', 'desc')
        .orderBy('order.id', 'desc')
        .execute();
      const lots = await basketLots(database, investorId);
      const listed = await basketItems(database).execute();
      const { rows, summary } = basketHoldingRows(lots, listed);
      const data = {
        data: await basketOrderRows(database, { orders, lots, listed }),
        summary,
        basket_orders_summary: rows,
      };
      const message = orders.length === 0 ? NO_BASKET_ORDERS : 'Basket orders';
      return { status: 200, message, data };
    },
  });
}

interface BasketRecords {
  readonly orders: readonly OrderRecord[];
  readonly lots: readonly BasketLot[];
  /** The shares that the baskets contain now. */
  readonly listed: readonly BasketItemRecord[];
}

async function basketOrderRows(
  database: Kysely<Database>,
  { orders, lots, listed }: BasketRecords,
): Promise<BasketOrderRow[]> {
  const quotes = await quoteFields(database);
  const historyOf = await orderHistories(database, orders);
  return orders.map((order) => {
    const own = lots.find(({ orderId }) => orderId === order.id);
    const items = listed.filter(({ basket_id }) => basket_id === order.basket_id);
    return {
      basket_order: {
        basket_order_id: order.id,
        basket_id: order.basket_id ?? 0,
        ...(order.basket_name !== null && { basket_name: order.basket_name }),
        status: order.status,
        investor_price: order.fulfilled_price ?? order.offered_price ?? order.price_seen ?? '0',
        qty_booked: order.units,
        created_on: order.requested_at.toISOString(),
        ...(own !== undefined && { charges: own.charges.text }),
        ...orderEndsRow(order),
        ...historyOf(order),
      },
      // For a transferred basket, shows the shares that it contained at the transfer.
      basket_item_response: (own === undefined
        ? items.map(itemRow)
        : own.items.map(heldItemRow)
      ).map(({ product, ...item }) => ({
        ...item,
        product: { ...product, ...quotes.get(product.pre_ipo_stock_id) },
      })),
    };
  });
}

type ItemRow = BasketOrderRow['basket_item_response'][number];

function heldItemRow({ sales = [], ...item }: BasketOrderShare): ItemRow {
  return {
    product: {
      pre_ipo_stock_id: item.shareId,
      pre_ipo_share_name: item.name,
      ...(item.logoUrl !== undefined && { logo_url: item.logoUrl }),
    },
    quantity: item.quantity,
    retail_weightage: item.weightage.text,
    total_retail_value: unitsValue(item.quantity, item.pricePerUnit).text,
    ...(sales.length > 0 && {
      sales: sales.map((sale) => ({
        sell_request_id: sale.requestId,
        quantity: sale.units,
        price_per_unit: sale.pricePerUnit.text,
        sold_on: new Date(sale.soldAt).toISOString(),
      })),
    }),
  };
}

interface ItemRecord {
  readonly id: number;
  readonly name: string;
  readonly logo_url: string | null;
  readonly quantity: number;
  readonly weightage: string;
  readonly retail_price: string | null;
}

function itemRow(item: ItemRecord): ItemRow {
  const { id, name, logo_url, quantity, weightage, retail_price } = item;
  return {
    product: {
      pre_ipo_stock_id: id,
      pre_ipo_share_name: name,
      ...(logo_url !== null && { logo_url }),
    },
    quantity,
    retail_weightage: weightage,
    total_retail_value: unitsValue(quantity, Money.of(retail_price ?? '0')).text,
  };
}
