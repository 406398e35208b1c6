import {
  shareOrderSummary,
  type ShareOrderSummary,
} from '#domain/private-market/orders/share-order-summary.ts';
import { shareTaxRateOn } from '#domain/private-market/orders/share-tax.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';

/** The email address of an investor; null until a code sent to it came back. */
export const PROVED_EMAIL = sql<
  string | null
>`case when investor.email_proved_at is not null then investor.email end`.as('email');

/** Orders joined with their share or basket and their investor. */
export function shareOrders(database: Kysely<Database>) {
  return database
    .selectFrom('share_orders as order')
    .leftJoin('shares as share', 'share.id', 'order.share_id')
    .leftJoin('baskets as basket', 'basket.id', 'order.basket_id')
    .innerJoin('investors as investor', 'investor.id', 'order.investor_id')
    .selectAll('order')
    .select([
      'share.name as share_name',
      'share.logo_url',
      'share.retail_price',
      'share.domain_name',
      'share.isin',
      'basket.name as basket_name',
      'investor.mobile',
      PROVED_EMAIL,
    ]);
}

export type OrderRecord = Awaited<
  ReturnType<ReturnType<typeof shareOrders>['executeTakeFirstOrThrow']>
>;

/** The columns of an order's share or basket. The columns of the other one are null. */
export type OrderAssetColumns = Pick<
  OrderRecord,
  'share_name' | 'logo_url' | 'retail_price' | 'domain_name' | 'isin' | 'basket_name'
>;

type ShareColumns = Pick<
  Selectable<Database['shares']>,
  'name' | 'logo_url' | 'retail_price' | 'domain_name' | 'isin'
>;

export function columnsOfShare({ name, ...share }: ShareColumns): OrderAssetColumns {
  const { logo_url, retail_price, domain_name, isin } = share;
  return { share_name: name, logo_url, retail_price, domain_name, isin, basket_name: null };
}

export function columnsOfBasket({ name }: { readonly name: string | null }): OrderAssetColumns {
  const share = { share_name: null, logo_url: null, retail_price: null, domain_name: null };
  return { ...share, isin: null, basket_name: name };
}

/** Identifies an order. The investor is left out only in calls of the operations desk. */
interface OrderKey {
  readonly id: number;
  readonly investorId?: number;
}

/**
 * Reads an order and locks it until the transaction ends, so that its changes run one after the
 * other.
 * @throws Refusal for an unknown order or another investor's
 */
export async function lockedOrder(database: Kysely<Database>, key: OrderKey): Promise<OrderRecord> {
  const { id, investorId } = key;
  const order = database.selectFrom('share_orders').select('id').where('id', '=', id);
  const own = investorId === undefined ? order : order.where('investor_id', '=', investorId);
  await own.forUpdate().executeTakeFirst();
  return ownShareOrder(database, key);
}

/** @throws Refusal for an unknown order or another investor's */
export async function ownShareOrder(
  database: Kysely<Database>,
  { id, investorId }: OrderKey,
): Promise<OrderRecord> {
  const byId = shareOrders(database).where('order.id', '=', id);
  const own = investorId === undefined ? byId : byId.where('order.investor_id', '=', investorId);
  const order = await own.executeTakeFirst();
  if (order === undefined) throw noSuchOrder();
  return order;
}

export function noSuchOrder(): Refusal {
  const message = 'We could not find this order.';
  return new Refusal({ status: 404, code: 'order-unknown', message });
}

export function orderName({ share_name, basket_name }: OrderRecord): string {
  return share_name ?? basket_name ?? 'Diversified Basket';
}

/** The amounts of an order at a price, by default the fulfilled price. */
export function amountsOf(
  order: Pick<OrderRecord, 'units' | 'fulfilled_price' | 'requested_at'>,
  pricePerUnit = order.fulfilled_price,
): ShareOrderSummary | undefined {
  if (pricePerUnit === null) return undefined;
  return shareOrderSummary({
    pricePerUnit: Money.of(pricePerUnit),
    units: order.units,
    taxPercent: shareTaxRateOn(CalendarDate.inIndia(order.requested_at.getTime())),
  });
}
