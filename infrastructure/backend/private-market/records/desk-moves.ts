import { OrderActor, OrderMove } from '#domain/private-market/orders/order-moves.ts';
import { OrderStatus } from '#domain/private-market/orders/order-status.ts';
import { Money } from '#domain/platform/money.ts';
import { OfferPosition, offerPosition } from '#domain/private-market/orders/offer-position.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { addHolding } from './holdings.ts';
import { moveOrder } from './move-order.ts';
import { amountsOf, type OrderRecord } from './order-records.ts';
import { refuseLargerTotal } from './place-order.ts';
import { moneyOrNone, tierOf } from './share-prices.ts';
import { holdEnd, takeStock } from './stock-holds.ts';

const by = OrderActor.Desk;

/**
 * Confirms an order at the price for its quantity, and holds its units for some minutes if the
 * stock suffices. For a larger order the shares are bought elsewhere, so nothing is held.
 * @param order as read under its lock
 */
export async function confirmOrder(
  sandbox: Sandbox,
  database: Kysely<Database>,
  order: OrderRecord,
): Promise<OrderRecord> {
  const price = await priceOf(database, order);
  // If the order cannot be confirmed for another reason, `moveOrder` throws its own refusal below.
  if (order.status === OrderStatus.Pending) refuseOtherPrice(order, price);
  const isHeld = order.share_id !== null && (await takeStock(database, order));
  const held = isHeld && {
    reserved_units: order.units,
    held_until: holdEnd(sandbox.clock.now()),
  };
  return moveOrder(sandbox, database, order, {
    move: OrderMove.Confirm,
    by,
    columns: { fulfilled_price: price?.text ?? null, ...held },
  });
}

function refuseOtherPrice(order: OrderRecord, price: Money | undefined): void {
  if (price === undefined) {
    const message = 'There is no price for this order. Make an offer instead.';
    throw new Refusal({ status: 409, code: 'no-price', message });
  }
  if (isPriceSeen(order, price)) return;
  const message = 'The price is above the one that the investor saw. Make an offer instead.';
  throw new Refusal({ status: 409, code: 'price-not-seen', message });
}

/** Whether a price is not above the one, or the range, that the investor saw in the order. */
export function isPriceSeen(
  order: Pick<OrderRecord, 'minimum_price' | 'maximum_price' | 'price_seen'>,
  price: Money,
): boolean {
  const seen = moneyOrNone(order.price_seen);
  const placed = offerPosition({
    minimumPrice: moneyOrNone(order.minimum_price) ?? seen,
    maximumPrice: moneyOrNone(order.maximum_price) ?? seen,
    offeredPrice: price,
  });
  return placed !== undefined && placed.position !== OfferPosition.Above;
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
  const { order, pricePerUnit } = offer;
  refuseLargerTotal({ units: order.units, pricePerUnit });
  const end = sandbox.clock.now().getTime() + offer.expiresInSeconds * 1000;
  return moveOrder(sandbox, database, order, {
    move: OrderMove.Offer,
    by,
    columns: { offered_price: pricePerUnit.text, offer_deadline: new Date(end) },
  });
}

/**
 * Completes an order after the transfer: its shares or baskets become holdings.
 * @param order as read under its lock
 */
export async function completeOrder(
  sandbox: Sandbox,
  database: Kysely<Database>,
  order: OrderRecord,
): Promise<OrderRecord> {
  const completed = await moveOrder(sandbox, database, order, { move: OrderMove.Complete, by });
  const amounts = amountsOf(completed);
  if (amounts === undefined) throw new Error(`order ${order.id} has no price`);
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

/** The current price of a share for the quantity, or the price at which a basket was ordered. */
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
