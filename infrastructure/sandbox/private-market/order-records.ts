import {
  shareOrderSummary,
  type ShareOrderSummary,
} from '#domain/private-market/share-order-summary.ts';
import { shareTaxRateOn } from '#domain/private-market/share-tax.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { Refusal } from '../platform/refusal.ts';

/** Orders with what they are for, and whom to tell about them. */
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
      'investor.email',
      'investor.demat_number',
    ]);
}

export type OrderRecord = Awaited<
  ReturnType<ReturnType<typeof shareOrders>['executeTakeFirstOrThrow']>
>;

/** An order by its number; the desk alone does not know whose it is. */
interface AskedOrder {
  readonly id: number;
  readonly investorId?: number;
}

/**
 * An order, held against everybody else until the transaction ends: whatever happens to it happens
 * one after the other.
 * @throws a refusal where there is no such order, or it is another investor's
 */
export async function lockedOrder(
  database: Kysely<Database>,
  asked: AskedOrder,
): Promise<OrderRecord> {
  const { id, investorId } = asked;
  const order = database.selectFrom('share_orders').select('id').where('id', '=', id);
  const own = investorId === undefined ? order : order.where('investor_id', '=', investorId);
  await own.forUpdate().executeTakeFirst();
  return ownShareOrder(database, asked);
}

/** @throws a refusal where there is no such order, or it is another investor's */
export async function ownShareOrder(
  database: Kysely<Database>,
  { id, investorId }: AskedOrder,
): Promise<OrderRecord> {
  const asked = shareOrders(database).where('order.id', '=', id);
  const own = investorId === undefined ? asked : asked.where('order.investor_id', '=', investorId);
  const order = await own.executeTakeFirst();
  if (order === undefined) throw noSuchOrder();
  return order;
}

export function noSuchOrder(): Refusal {
  return new Refusal({ status: 404, code: 'order-unknown', message: 'There is no such order.' });
}

export function orderName({ share_name, basket_name }: OrderRecord): string {
  return share_name ?? basket_name ?? 'Diversified Basket';
}

/** What an order costs at a price; by default at the one that it was fulfilled at. */
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
