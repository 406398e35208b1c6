import { OrderActor, OrderMove } from '#domain/private-market/order-moves.ts';
import { Money } from '#domain/platform/money.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { Sandbox } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { addHolding } from './holdings.ts';
import { moveOrder } from './order-moves.ts';
import { amountsOf, type OrderRecord } from './order-records.ts';
import { tierOf } from './share-prices.ts';

const by = OrderActor.Desk;

/**
 * Confirms an order at the price of its quantity. What is in stock is set aside for it; an order of
 * more than that is found elsewhere, and takes nothing out of stock.
 * @param order as it was read under its lock
 */
export async function confirmOrder(
  sandbox: Sandbox,
  database: Kysely<Database>,
  order: OrderRecord,
): Promise<OrderRecord> {
  const price = await priceOf(database, order);
  // An illegal move is refused as one, before anything is said of prices.
  if (order.status === 'pending' && price === undefined) {
    const message = 'There is no price for this order. Make an offer instead.';
    throw new Refusal({ status: 409, code: 'no-price', message });
  }
  const confirmed = await moveOrder(sandbox, database, order, {
    move: OrderMove.Confirm,
    by,
    settles: { fulfilled_price: price?.text ?? null },
  });
  return { ...confirmed, reserved_units: await reserve(database, confirmed) };
}

export async function offerPrice(
  sandbox: Sandbox,
  database: Kysely<Database>,
  offer: {
    readonly order: OrderRecord;
    readonly pricePerUnit: Money;
    readonly expiresInSeconds: number;
  },
): Promise<OrderRecord> {
  const end = sandbox.clock.now().getTime() + offer.expiresInSeconds * 1000;
  return moveOrder(sandbox, database, offer.order, {
    move: OrderMove.Offer,
    by,
    settles: { offered_price: offer.pricePerUnit.text, offer_deadline: new Date(end) },
  });
}

/** What was set aside goes back into stock; a payment that is open is over. */
export async function cancelOrder(
  sandbox: Sandbox,
  database: Kysely<Database>,
  order: OrderRecord,
): Promise<OrderRecord> {
  const { reserved_units: reserved } = order;
  const cancelled = await moveOrder(sandbox, database, order, {
    move: OrderMove.Cancel,
    by,
    settles: { reserved_units: 0 },
  });
  await database
    .updateTable('share_payments')
    .set({ state: 'cancelled', finished_at: sandbox.clock.now() })
    .where('order_id', '=', order.id)
    .where('investor_id', '=', order.investor_id)
    .where('state', '=', 'open')
    .execute();
  if (order.share_id !== null && reserved > 0) {
    await database
      .updateTable('shares')
      .set((of) => ({ available_stock: of('available_stock', '+', reserved) }))
      .where('id', '=', order.share_id)
      .execute();
  }
  return cancelled;
}

/** The shares, or the baskets, are in the demat account: they are held from now on. */
export async function completeOrder(
  sandbox: Sandbox,
  database: Kysely<Database>,
  order: OrderRecord,
): Promise<OrderRecord> {
  const completed = await moveOrder(sandbox, database, order, { move: OrderMove.Complete, by });
  const amounts = amountsOf(completed);
  if (amounts === undefined) throw new Error(`order ${order.id} is completed without a price`);
  await addHolding(database, {
    orderId: order.id,
    investorId: order.investor_id,
    asset: assetOf(order),
    units: order.units,
    pricePerUnit: amounts.pricePerUnit,
    stampDuty: amounts.stampDuty,
    taxDeductedAtSource: amounts.taxDeductedAtSource,
    documentationCharges: amounts.documentationCharges,
    transferredAt: sandbox.clock.now(),
  });
  return completed;
}

function assetOf({ share_id, basket_id }: OrderRecord) {
  return share_id === null
    ? { kind: 'basket' as const, basketId: basket_id ?? 0 }
    : { kind: 'share' as const, shareId: share_id };
}

/** Of a share the price of the quantity, of a basket the one that was ordered at. */
export async function priceOf(
  database: Kysely<Database>,
  order: OrderRecord,
): Promise<Money | undefined> {
  if (order.share_id === null) {
    return order.price_seen === null ? undefined : Money.of(order.price_seen);
  }
  const tier = await tierOf(database, { shareId: order.share_id, units: order.units });
  return tier?.pricePerUnit;
}

/** @returns the units that were set aside: all of the order, or none. Never below zero. */
async function reserve(database: Kysely<Database>, order: OrderRecord): Promise<number> {
  if (order.share_id === null) return 0;
  const { units } = order;
  const taken = await database
    .updateTable('shares')
    .set((of) => ({ available_stock: of('available_stock', '-', units) }))
    .where('id', '=', order.share_id)
    .where('available_stock', '>=', units)
    .returning('id')
    .executeTakeFirst();
  if (taken === undefined) return 0;
  await database
    .updateTable('share_orders')
    .set({ reserved_units: units })
    .where('id', '=', order.id)
    .where('investor_id', '=', order.investor_id)
    .execute();
  return units;
}
