import { randomInt } from 'node:crypto';
import type { Money } from '#domain/platform/money.ts';
import { LARGEST_ORDER_LABEL, orderSizeViolation } from '#domain/private-market/order-size.ts';
import { OrderActor } from '#domain/private-market/orders/order-moves.ts';
import { isAsPlaced, ownStatuses } from '#domain/private-market/orders/order-phase.ts';
import { OrderStatus } from '#domain/private-market/orders/order-status.ts';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import type { OrderedAsset } from './holdings.ts';
import { recordMove, notifyInvestor } from './move-order.ts';
import {
  type OrderAssetColumns,
  type OrderRecord,
  PROVED_EMAIL,
  shareOrders,
} from './order-records.ts';
import { refuseUnpaidHolder } from './stock-holds.ts';

const LETTERS = 'abcdefghijkmnpqrstuvwxyz';
/**
 * Deduplication window: an identical unpaid order placed within this time is returned instead of a
 * new one.
 */
const SAME_ORDER_SECONDS = 60;

export interface OrderWish {
  readonly investorId: number;
  readonly asset: OrderedAsset;
  readonly assetColumns: OrderAssetColumns;
  readonly units: number;
  /**
   * True if the order is confirmed in the same transaction, so that no message about the order
   * itself is sent.
   */
  readonly isConfirmedAtOnce?: boolean;
  /**
   * Rupees per unit as the investor saw them; undefined if the price is only available on request.
   */
  readonly prices: {
    readonly seen?: Money | undefined;
    readonly minimum?: Money | undefined;
    readonly maximum?: Money | undefined;
  };
}

/**
 * Places a pending order. A repeat by the same investor for the same asset and units within a
 * minute finds the existing unpaid order.
 */
export async function placeOrder(
  sandbox: Sandbox,
  database: Kysely<Database>,
  wish: OrderWish,
): Promise<{ readonly order: OrderRecord; readonly isNew: boolean }> {
  refuseTooLarge(wish);
  const investor = await lockedInvestor(database, wish.investorId);
  const now = sandbox.clock.now();
  const duplicate = await duplicateOf(database, wish, now);
  if (duplicate !== undefined) return { order: duplicate, isNew: false };
  const { investorId, asset, assetColumns, prices } = wish;
  if (wish.isConfirmedAtOnce === true) await refuseUnpaidHolder(database, { investorId, now });
  const placed = await database
    .insertInto('share_orders')
    .values({
      unique_id: newUniqueId(),
      investor_id: investorId,
      kind: asset.kind,
      ...idsOf(asset),
      units: wish.units,
      status: OrderStatus.Pending,
      price_seen: prices.seen?.text ?? null,
      minimum_price: prices.minimum?.text ?? null,
      maximum_price: prices.maximum?.text ?? null,
      requested_at: now,
      moved_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const first = { move: 'request', actor: OrderActor.Investor, from: undefined } as const;
  const move = { ...first, orderId: placed.id, investorId, to: placed.status, at: now };
  await recordMove(database, move);
  const order = { ...placed, ...assetColumns, ...investor };
  if (wish.isConfirmedAtOnce !== true) {
    await notifyInvestor(sandbox, database, { order }, 'request');
  }
  return { order, isNew: true };
}

/**
 * Refuses an order above the largest amount. While the final price is unknown, the upper end of the
 * price range counts.
 */
function refuseTooLarge({ units, prices, isConfirmedAtOnce }: OrderWish): void {
  const upper = isConfirmedAtOnce === true ? undefined : prices.maximum;
  const pricePerUnit = upper ?? prices.seen;
  if (pricePerUnit !== undefined) refuseLargerTotal({ units, pricePerUnit });
}

/** @throws Refusal if units at a price are more than the largest order */
export function refuseLargerTotal(order: Parameters<typeof orderSizeViolation>[0]): void {
  if (orderSizeViolation(order) === undefined) return;
  const message = `One order can be at most ${LARGEST_ORDER_LABEL}. Please enter a smaller number.`;
  throw new Refusal({ status: 422, code: 'order-too-large', message, field: 'requested_qty' });
}

/** Locks the investor's row, so that orders of one investor run one after the other. */
function lockedInvestor(
  database: Kysely<Database>,
  investorId: number,
): Promise<Pick<OrderRecord, 'mobile' | 'email'>> {
  return database
    .selectFrom('investors as investor')
    .select(['mobile', PROVED_EMAIL])
    .where('id', '=', investorId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

const AS_PLACED = ownStatuses(isAsPlaced);

function duplicateOf(
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
    .where('order.status', 'in', AS_PLACED)
    .where('order.requested_at', '>', new Date(now.getTime() - SAME_ORDER_SECONDS * 1000))
    .orderBy('order.id', 'desc')
    .executeTakeFirst();
}

function idsOf(asset: OrderedAsset): { share_id: number | null; basket_id: number | null } {
  return asset.kind === 'share'
    ? { share_id: asset.shareId, basket_id: null }
    : { share_id: null, basket_id: asset.basketId };
}

/**
 * An unguessable id for links. Only letters, because digits in a message could look like a one-time
 * code.
 */
export function newUniqueId(): string {
  return Array.from({ length: 24 }, () => LETTERS[randomInt(LETTERS.length)] ?? '').join('');
}
