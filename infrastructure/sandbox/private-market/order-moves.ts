import {
  type MovableOrder,
  type OrderActor,
  orderAfter,
  type OrderMove,
  type OrderMoveViolation,
} from '#domain/private-market/order-moves.ts';
import type { Kysely, Updateable } from 'kysely';
import type { Database } from '../database.ts';
import type { OwnedOrder } from '../outside/gateway-payments.ts';
import type { Sandbox } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { messageAfter } from './order-messages.ts';
import { type OrderRecord, ownShareOrder } from './order-records.ts';
import type { ShareOrdersTable } from './orders.tables.ts';

export interface OrderAct {
  readonly move: OrderMove;
  readonly by: OrderActor;
  /** What the move settles beside the status. */
  readonly settles?: Updateable<ShareOrdersTable>;
}

/**
 * Makes a legal move of an order, writes it down and tells the investor.
 * @param order as it was read under its lock
 * @throws a refusal (409) where the move is not legal now
 */
export async function moveOrder(
  sandbox: Sandbox,
  database: Kysely<Database>,
  order: OrderRecord,
  { move, by, settles = {} }: OrderAct,
): Promise<OrderRecord> {
  const { id, investor_id: investorId } = order;
  const now = sandbox.clock.now();
  const after = orderAfter(movable(order), { move, by, now: now.getTime() });
  if (!after.ok) throw illegalMove(after.failure);
  await database
    .updateTable('share_orders')
    .set({ ...settles, status: after.value, moved_at: now })
    .where('id', '=', id)
    .where('investor_id', '=', investorId)
    .execute();
  await recordMove(database, {
    orderId: id,
    investorId,
    move,
    actor: by,
    from: order.status,
    to: after.value,
    at: now,
  });
  const moved = await ownShareOrder(database, { id, investorId });
  await tell(sandbox, database, moved, move);
  return moved;
}

/** What the domain needs to know of an order to say where it may go. */
export function movable(
  order: Pick<OrderRecord, 'kind' | 'status' | 'offer_deadline'>,
): MovableOrder {
  const { kind, status, offer_deadline: deadline } = order;
  return { kind, status, offerDeadline: deadline?.getTime() };
}

export interface MoveToRecord extends OwnedOrder {
  readonly move: OrderMove | 'request';
  readonly actor: OrderActor;
  readonly from: OrderRecord['status'] | undefined;
  readonly to: OrderRecord['status'];
  readonly at: Date;
}

export async function recordMove(
  database: Kysely<Database>,
  { orderId, investorId, move, actor, from, to, at }: MoveToRecord,
): Promise<void> {
  const { count } = await database
    .selectFrom('share_order_moves')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('order_id', '=', orderId)
    .where('investor_id', '=', investorId)
    .executeTakeFirstOrThrow();
  await database
    .insertInto('share_order_moves')
    .values({
      investor_id: investorId,
      order_id: orderId,
      number: Number(count) + 1,
      move,
      actor,
      from_status: from ?? null,
      to_status: to,
      moved_at: at,
    })
    .execute();
}

/** Whether an order was ever moved so: a repeat of what was done already changes nothing. */
export async function hasMoved(
  database: Kysely<Database>,
  { id, investor_id: investorId }: OrderRecord,
  move: OrderMove,
): Promise<boolean> {
  const found = await database
    .selectFrom('share_order_moves')
    .select('number')
    .where('order_id', '=', id)
    .where('investor_id', '=', investorId)
    .where('move', '=', move)
    .executeTakeFirst();
  return found !== undefined;
}

/** Writes to the investor what became of the order. */
export async function tell(
  { outbox, config }: Sandbox,
  database: Kysely<Database>,
  order: OrderRecord,
  move: OrderMove | 'request',
): Promise<void> {
  for (const message of messageAfter(move, { order, appOrigin: config.appOrigin })) {
    await outbox.send(message, database);
  }
}

const SENTENCES: Readonly<Record<OrderMoveViolation, string>> = {
  'not-for-this-actor': 'This is not yours to decide.',
  'not-from-this-status': 'The order has moved on. Please look at how it stands now.',
  'offer-expired': 'This offer has expired, and the deal is no longer available.',
  'offer-still-stands': 'This offer still stands.',
};

export function illegalMove(violation: OrderMoveViolation): Refusal {
  return new Refusal({ status: 409, code: violation, message: SENTENCES[violation] });
}
