import { randomInt } from 'node:crypto';
import { LARGEST_UNITS } from '#domain/private-market/share-units.ts';
import { Money } from '#domain/platform/money.ts';
import { unitsValue } from '#domain/private-market/units-value.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { Sandbox } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import type { OrderedAsset } from './holdings.ts';
import { recordMove, tell } from './order-moves.ts';
import { type OrderRecord, ownShareOrder, shareOrders } from './order-records.ts';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz';
/** An order of the same that is younger, and not paid for yet, is the same order. */
const SAME_ORDER_SECONDS = 60;
/** What an amount on the wire has room for. */
const LARGEST_TOTAL = Money.of('9999999999999.99');

export interface OrderWish {
  readonly investorId: number;
  readonly asset: OrderedAsset;
  readonly units: number;
  /** Rupees a unit, as the investor saw them; absent where a price is told on request. */
  readonly prices: {
    readonly seen?: Money | undefined;
    readonly minimum?: Money | undefined;
    readonly maximum?: Money | undefined;
  };
}

/**
 * Takes an order, pending. By its natural key a repeat finds the order instead of making a second
 * one: the same investor, asset and units within a minute, not paid for yet.
 */
export async function placeOrder(
  sandbox: Sandbox,
  database: Kysely<Database>,
  wish: OrderWish,
): Promise<{ readonly order: OrderRecord; readonly isNew: boolean }> {
  refuseTooLarge(wish);
  await lockInvestor(database, wish.investorId);
  const now = sandbox.clock.now();
  const twin = await twinOf(database, wish, now);
  if (twin !== undefined) return { order: twin, isNew: false };
  const { investorId, asset, prices } = wish;
  const { id } = await database
    .insertInto('share_orders')
    .values({
      unique_id: newUniqueId(),
      investor_id: investorId,
      kind: asset.kind,
      ...idsOf(asset),
      units: wish.units,
      status: 'pending',
      price_seen: prices.seen?.text ?? null,
      minimum_price: prices.minimum?.text ?? null,
      maximum_price: prices.maximum?.text ?? null,
      requested_at: now,
      moved_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const first = { move: 'request', actor: 'investor', from: undefined, to: 'pending' } as const;
  await recordMove(database, { orderId: id, investorId, ...first, at: now });
  const order = await ownShareOrder(database, { id, investorId });
  await tell(sandbox, database, order, 'request');
  return { order, isNew: true };
}

function refuseTooLarge({ units, prices }: OrderWish): void {
  const price = prices.maximum ?? prices.seen;
  const isTooLarge =
    units > LARGEST_UNITS ||
    (price !== undefined && unitsValue(units, price).isGreaterThan(LARGEST_TOTAL));
  if (!isTooLarge) return;
  const message = 'This is more than one order can be. Please order fewer.';
  throw new Refusal({ status: 422, code: 'order-too-large', message, field: 'requested_qty' });
}

/** Two orders of one investor that arrive together are taken one after the other. */
async function lockInvestor(database: Kysely<Database>, investorId: number): Promise<void> {
  await database
    .selectFrom('investors')
    .select('id')
    .where('id', '=', investorId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

function twinOf(
  database: Kysely<Database>,
  { investorId, asset, units }: OrderWish,
  now: Date,
): Promise<OrderRecord | undefined> {
  const { share_id, basket_id } = idsOf(asset);
  return shareOrders(database)
    .where('order.investor_id', '=', investorId)
    .where('order.share_id', 'is not distinct from', share_id)
    .where('order.basket_id', 'is not distinct from', basket_id)
    .where('order.units', '=', units)
    .where('order.status', 'in', ['pending', 'request_confirmed'])
    .where('order.requested_at', '>', new Date(now.getTime() - SAME_ORDER_SECONDS * 1000))
    .orderBy('order.id', 'desc')
    .executeTakeFirst();
}

function idsOf(asset: OrderedAsset): { share_id: number | null; basket_id: number | null } {
  return asset.kind === 'share'
    ? { share_id: asset.shareId, basket_id: null }
    : { share_id: null, basket_id: asset.basketId };
}

/** For links: letters that nobody guesses; digits in a message would look like a one-time code. */
export function newUniqueId(): string {
  return Array.from({ length: 24 }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('');
}
