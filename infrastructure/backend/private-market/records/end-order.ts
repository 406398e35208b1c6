import { OrderActor, OrderMove } from '#domain/private-market/orders/order-moves.ts';
import { isPayable, ownStatuses } from '#domain/private-market/orders/order-phase.ts';
import { PAYMENT_HOURS } from '#domain/private-market/orders/payment-deadline.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { closePayments } from '#infrastructure/backend/third-parties/gateway-payments.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { post } from '#infrastructure/backend/ledger/ledger.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import { attemptEach } from '#infrastructure/backend/scheduling/due-work.ts';
import { noteEnd } from './order-activity.ts';
import { moveOrder } from './move-order.ts';
import { lockedOrder, type OrderRecord } from './order-records.ts';
import { sharePaymentKind } from './share-payments.ts';
import { returnPostings } from './share-postings.ts';
import { giveBackStock } from './stock-holds.ts';

const ACTORS = {
  cancel: OrderActor.Desk,
  withdraw: OrderActor.Investor,
  'expire-unpaid': OrderActor.Clock,
  refund: OrderActor.Desk,
} as const;

type EndingMove = keyof typeof ACTORS;

/**
 * Cancels an order: its units return to stock, and its open payment page closes. A refund also
 * returns the payment.
 * @param order as read under its lock
 * @throws Refusal (409) if the move is not legal now
 */
export async function endOrder(
  sandbox: Sandbox,
  database: Kysely<Database>,
  { order, move }: { readonly order: OrderRecord; readonly move: EndingMove },
): Promise<OrderRecord> {
  const columns = { reserved_units: 0 };
  const { id: orderId, investor_id: investorId } = order;
  const now = sandbox.clock.now();
  const isClosed = await closePayments(database, sharePaymentKind, { orderId, investorId, now });
  // A basket is paid by bank transfer, which may be under way before the desk receives it.
  const wasPaying = isClosed || (order.kind === 'basket' && isPayable(order.status));
  const act = { move, by: ACTORS[move], columns, wasPaying };
  const ended = await moveOrder(sandbox, database, order, act);
  if (move === OrderMove.Refund) await returnPayment(database, order, now);
  await giveBackStock(database, order);
  await noteEnd(sandbox, database, { order, move });
  return ended;
}

async function returnPayment(
  database: Kysely<Database>,
  { id, investor_id }: OrderRecord,
  now: Date,
): Promise<void> {
  const { id: paymentId } = await database
    .updateTable('share_payments')
    .set({ state: 'refunded', refunded_at: now })
    .where('order_id', '=', id)
    .where('investor_id', '=', investor_id)
    .where('state', '=', 'succeeded')
    .returning('id')
    .executeTakeFirstOrThrow();
  const isThis = sql`payment.id = ${paymentId} and payment.investor_id = ${investor_id}`;
  await post(database, returnPostings(isThis));
}

const PAYABLE = ownStatuses(isPayable);

/** Cancels orders that were not paid in time, by deadline. */
export async function expireUnpaidOrders(sandbox: Sandbox, until: Date): Promise<void> {
  await dateUnpaidOrders(sandbox, until);
  const due = await sandbox.database
    .selectFrom('share_orders')
    .select(['id', 'investor_id as investorId'])
    .where('status', 'in', PAYABLE)
    .where('pay_by', '<=', until)
    .orderBy('pay_by')
    .orderBy('id')
    .execute();
  await attemptEach('share order', due, (own) =>
    inTransaction(sandbox.database, async (database) => {
      const order = await lockedOrder(database, own);
      // The order may have been paid or cancelled meanwhile.
      if (!isPayable(order.status)) return;
      await endOrder(sandbox, database, { order, move: OrderMove.ExpireUnpaid });
    }),
  );
}

/**
 * Sets a payment deadline for orders that an earlier version confirmed without one: the usual time
 * to pay, from now.
 */
async function dateUnpaidOrders({ database, config }: Sandbox, now: Date): Promise<void> {
  const hours = config.paymentHours ?? PAYMENT_HOURS;
  await database
    .updateTable('share_orders')
    .set({ pay_by: new Date(now.getTime() + hours * 3_600_000) })
    .where('status', 'in', PAYABLE)
    .where('pay_by', 'is', null)
    .execute();
}
