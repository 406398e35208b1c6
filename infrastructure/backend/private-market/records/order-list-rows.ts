import type { OrderRow } from '#infrastructure/private-market/orders/share-orders.wire.ts';
import { Money } from '#domain/platform/money.ts';
import { unitsValue } from '#domain/private-market/orders/units-value.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { orderHistories } from './order-history.ts';
import { orderName, type OrderRecord } from './order-records.ts';

/** Order rows for the list; basket orders include the shares of one basket. */
export async function orderListRows(
  database: Kysely<Database>,
  orders: readonly OrderRecord[],
): Promise<OrderRow[]> {
  const signed = await signedSlips(database, orders);
  const items = await itemsByBasket(database, orders);
  const historyOf = await orderHistories(database, orders);
  return orders.map((order) => ({
    request_id: order.id,
    investor_id: order.investor_id,
    pre_ipo_share_name: orderName(order),
    logo_url: order.logo_url,
    status: order.status,
    requested_qty: order.units,
    requested_at: order.requested_at.toISOString(),
    min_price: order.minimum_price,
    max_price: order.maximum_price,
    price_offered: order.offered_price,
    price_offered_deadline: order.offer_deadline?.toISOString() ?? null,
    fulfilled_price: order.fulfilled_price,
    retail_price: order.retail_price,
    digio_signed_status: signed.get(order.id) ?? '',
    isThisBasketOrder: order.kind === 'basket',
    pre_ipo_stock_id: order.share_id,
    domain_name: order.domain_name,
    basket_id: order.basket_id,
    ...orderEndsRow(order),
    ...historyOf(order),
    items: order.basket_id === null ? [] : (items.get(order.basket_id) ?? []),
  }));
}

/** The payment deadline of an order, and why it was cancelled. */
export function orderEndsRow({ pay_by, cancelled_because }: OrderRecord) {
  return { pay_by: pay_by?.toISOString() ?? null, cancelled_because };
}

/**
 * The signing status by order id: `requested` until the order's status has changed, then `signed`.
 */
async function signedSlips(
  database: Kysely<Database>,
  orders: readonly OrderRecord[],
): Promise<ReadonlyMap<number, string>> {
  if (orders.length === 0) return new Map();
  const ids = orders.map(({ id }) => id);
  const investors = new Set(orders.map(({ investor_id: investorId }) => investorId));
  const slips = await database
    .selectFrom('deal_slips')
    .select(['order_id', 'signed_at'])
    .where('order_id', 'in', ids)
    .where('investor_id', 'in', [...investors])
    .execute();
  const unmoved = new Set(
    orders.filter(({ status }) => status === 'payment_received').map(({ id }) => id),
  );
  return new Map(
    slips.map(({ order_id: id, signed_at }) => {
      // A signature that the order does not show yet counts as requested: the investor can then
      // request the slip again, which updates the order.
      const isDone = signed_at !== null && !unmoved.has(id);
      return [id, isDone ? 'signed' : 'requested'];
    }),
  );
}

type Items = NonNullable<OrderRow['items']>;

async function itemsByBasket(
  database: Kysely<Database>,
  orders: readonly OrderRecord[],
): Promise<ReadonlyMap<number, Items>> {
  const ids = [...new Set(orders.flatMap(({ basket_id: id }) => (id === null ? [] : [id])))];
  if (ids.length === 0) return new Map();
  const rows = await database
    .selectFrom('basket_items as item')
    .innerJoin('shares as share', 'share.id', 'item.share_id')
    .select([
      'item.basket_id',
      'item.share_id',
      'item.quantity',
      'share.name',
      'share.logo_url',
      'share.retail_price',
    ])
    .where('item.basket_id', 'in', ids)
    .orderBy('item.position')
    .execute();
  return new Map(
    ids.map((id): [number, Items] => [
      id,
      rows.filter(({ basket_id }) => basket_id === id).map(itemOf),
    ]),
  );
}

interface ItemRecord {
  readonly share_id: number;
  readonly name: string;
  readonly logo_url: string | null;
  readonly quantity: number;
  readonly retail_price: string | null;
}

function itemOf({ share_id, name, logo_url, quantity, retail_price }: ItemRecord): Items[number] {
  const value = retail_price === null ? null : unitsValue(quantity, Money.of(retail_price)).text;
  return {
    product: { logo_url, pre_ipo_share_name: name, pre_ipo_stock_id: share_id },
    quantity,
    total_retail_value: value,
  };
}
