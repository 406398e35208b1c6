import { cancellationReasonFor } from '#domain/private-market/orders/cancellation.ts';
import {
  type MovableOrder,
  type OrderActor,
  orderAfter,
  OrderMove,
  type OrderMoveViolation,
} from '#domain/private-market/orders/order-moves.ts';
import { paymentDeadlineFor } from '#domain/private-market/orders/payment-deadline.ts';
import { type Kysely, sql, type Updateable } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { OwnedOrder } from '#infrastructure/backend/third-parties/gateway-payments.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { messageAfter, type OrderMessageInput } from './order-messages.ts';
import type { OrderRecord } from './order-records.ts';
import type { ShareOrdersTable } from '#infrastructure/backend/private-market/orders.tables.ts';

export interface OrderAct {
  readonly move: OrderMove;
  readonly by: OrderActor;
  /** When the investor acted, if the report of it came later. */
  readonly actedAt?: Date;
  /** Whether the investor may have been paying when the order ended. */
  readonly wasPaying?: boolean;
  /** Further columns of the order to set together with its status. */
  readonly columns?: Updateable<ShareOrdersTable>;
}

/**
 * Changes an order's status by a legal move, records the move and notifies the investor.
 * @param order as read under its lock
 * @throws Refusal (409) if the move is not legal now
 */
export async function moveOrder(
  sandbox: Sandbox,
  database: Kysely<Database>,
  order: OrderRecord,
  { move, by, actedAt, wasPaying, columns = {} }: OrderAct,
): Promise<OrderRecord> {
  const { id, investor_id: investorId } = order;
  const now = sandbox.clock.now();
  const after = orderAfter(movable(order), { move, by, now: now.getTime() });
  if (!after.ok) throw illegalMove(after.failure);
  const columnsAfter = await database
    .updateTable('share_orders')
    .set({ ...columns, ...endsOf(sandbox, order, move), status: after.value, moved_at: now })
    .where('id', '=', id)
    .where('investor_id', '=', investorId)
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordMove(database, {
    orderId: id,
    investorId,
    move,
    actor: by,
    from: order.status,
    to: after.value,
    at: now,
  });
  const moved = { ...order, ...columnsAfter };
  await notifyInvestor(sandbox, database, { order: moved, actedAt, wasPaying }, move);
  return moved;
}

/**
 * The columns that a move sets besides the status: the payment deadline when the order gets its
 * price, and the reason when it is cancelled.
 */
function endsOf({ clock, config }: Sandbox, order: OrderRecord, move: OrderMove) {
  const reason = cancellationReasonFor(move);
  if (reason !== undefined) return { cancelled_because: reason };
  if (move !== OrderMove.Confirm && move !== OrderMove.Accept) return {};
  const offerDeadline = order.offer_deadline?.getTime();
  const pricedAt = clock.now().getTime();
  const payBy = paymentDeadlineFor({ pricedAt, offerDeadline, hours: config.paymentHours });
  return { pay_by: new Date(payBy) };
}

/** The fields of an order by which the domain checks whether a move is legal. */
export function movable(
  order: Pick<OrderRecord, 'kind' | 'status' | 'offer_deadline' | 'pay_by'>,
): MovableOrder {
  const { kind, status, offer_deadline: deadline, pay_by: payBy } = order;
  return { kind, status, offerDeadline: deadline?.getTime(), payBy: payBy?.getTime() };
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
  await database
    .insertInto('share_order_moves')
    .values({
      investor_id: investorId,
      order_id: orderId,
      number: (moves) =>
        moves
          .selectFrom('share_order_moves')
          .select(sql<number>`count(*) + 1`.as('number'))
          .where('order_id', '=', orderId)
          .where('investor_id', '=', investorId),
      move,
      actor,
      from_status: from ?? null,
      to_status: to,
      moved_at: at,
    })
    .execute();
}

/** Whether an order has made this move before, so that a repeat changes nothing. */
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

export async function notifyInvestor(
  { outbox, config }: Sandbox,
  database: Kysely<Database>,
  act: Omit<OrderMessageInput, 'appOrigin'>,
  move: OrderMove | 'request',
): Promise<void> {
  for (const message of messageAfter(move, { ...act, appOrigin: config.appOrigin })) {
    await outbox.send(message, database);
  }
}

const MESSAGES: Readonly<Record<OrderMoveViolation, string>> = {
  'not-for-this-actor': 'You cannot make this decision.',
  'not-from-this-status': 'The status of this order has changed. Please check it again.',
  'offer-expired': 'This offer has expired, and the deal is no longer available.',
  'offer-still-stands': 'This offer is still open.',
  'payment-time-over': 'This order has expired. Please place a new order.',
  'payment-time-left': 'This order can still be paid.',
};

export function illegalMove(violation: OrderMoveViolation): Refusal {
  return new Refusal({ status: 409, code: violation, message: MESSAGES[violation] });
}
