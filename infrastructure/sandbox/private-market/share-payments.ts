import { OrderActor, OrderMove } from '#domain/private-market/order-moves.ts';
import { orderMoveForPayment } from '#domain/private-market/share-payment.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { PaymentAct } from '../outside/payment-gateway.ts';
import { paymentReference } from '../outside/payment-reference.ts';
import type { Sandbox } from '../platform/context.ts';
import { post } from '../platform/ledger.ts';
import { Refusal } from '../platform/refusal.ts';
import { moveOrder } from './order-moves.ts';
import { amountsOf, lockedOrder, type OrderRecord } from './order-records.ts';
import type { SharePaymentState } from './orders.tables.ts';
import { sharePaymentPostings } from './share-postings.ts';

const OPEN_MINUTES = 15;

/** Payments with what their page shows. */
export function sharePayments(database: Kysely<Database>) {
  return database
    .selectFrom('share_payments as payment')
    .innerJoin('share_orders as order', 'order.id', 'payment.order_id')
    .leftJoin('shares as share', 'share.id', 'order.share_id')
    .selectAll('payment')
    .select(['order.investor_id', 'order.units', 'order.fulfilled_price', 'share.name']);
}

export type SharePaymentRecord = Awaited<
  ReturnType<ReturnType<typeof sharePayments>['executeTakeFirstOrThrow']>
>;

/**
 * The one open payment of an order, taken up again where there is one.
 * @param order as it was read under its lock
 * @throws a refusal (409) where the order cannot be paid for now
 */
export async function openPayment(
  sandbox: Sandbox,
  database: Kysely<Database>,
  { order, returnUrl }: { readonly order: OrderRecord; readonly returnUrl: string },
): Promise<{ readonly id: number; readonly expiresAt: Date }> {
  const now = sandbox.clock.now();
  await expirePayments(database, now, order.id);
  const reused = await database
    .updateTable('share_payments')
    .set({ return_url: returnUrl })
    .where('order_id', '=', order.id)
    .where('state', '=', 'open')
    .returning(['id', 'expires_at'])
    .executeTakeFirst();
  if (reused !== undefined) return { id: reused.id, expiresAt: reused.expires_at };
  refusePaid(order);
  const started = await moveOrder(sandbox, database, order, {
    move: OrderMove.StartPayment,
    by: OrderActor.Investor,
  });
  const amount = amountsOf(started)?.totalPayable.text;
  if (amount === undefined) throw new Error(`order ${order.id} is paid for without a price`);
  const expiresAt = new Date(now.getTime() + OPEN_MINUTES * 60_000);
  const { id } = await database
    .insertInto('share_payments')
    .values({
      order_id: order.id,
      reference: paymentReference('VRS'),
      amount,
      state: 'open',
      return_url: returnUrl,
      opened_at: now,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, expiresAt };
}

const PAID = new Set(['payment_received', 'order_under_process', 'completed']);

function refusePaid({ status, kind }: OrderRecord): void {
  if (kind === 'basket') {
    const message = 'Baskets are paid for with our desk, which calls you.';
    throw new Refusal({ status: 409, code: 'basket-order', message });
  }
  if (!PAID.has(status)) return;
  const message = 'This order is paid already.';
  throw new Refusal({ status: 409, code: 'paid-already', message });
}

/** Open payments whose time is over; the order can be paid for again. */
export async function expirePayments(
  database: Kysely<Database>,
  now: Date,
  orderId?: number,
): Promise<void> {
  await database
    .updateTable('share_payments')
    .set((of) => ({ state: 'expired', finished_at: of.ref('expires_at') }))
    .where('state', '=', 'open')
    .where('expires_at', '<=', now)
    .$if(orderId !== undefined, (some) => some.where('order_id', '=', orderId ?? 0))
    .execute();
}

/**
 * Records how a payment ended, once: whoever comes later finds the outcome that stands. One that
 * succeeded or failed moves its order in the same transaction; one that was left moves nothing.
 * @returns the state after it, which may be another one than was asked for
 */
export async function finishPayment(
  sandbox: Sandbox,
  database: Kysely<Database>,
  act: PaymentAct & { readonly paymentId: number },
): Promise<SharePaymentState> {
  const now = sandbox.clock.now();
  const { order_id } = await paymentById(database, act.paymentId);
  const order = await lockedOrder(database, { id: order_id });
  await expirePayments(database, now, order_id);
  const finished = await database
    .updateTable('share_payments')
    .set({ state: act.outcome, method: act.method, finished_at: now })
    .where('id', '=', act.paymentId)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  const move = orderMoveForPayment(act.outcome);
  if (finished !== undefined && move !== undefined) {
    await post(database, sharePaymentPostings(sql`payment.id = ${act.paymentId}`));
    await moveOrder(sandbox, database, order, { move, by: OrderActor.PaymentProvider });
  }
  return (await paymentById(database, act.paymentId)).state;
}

function paymentById(database: Kysely<Database>, id: number) {
  return database
    .selectFrom('share_payments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

/** With its time over, a payment counts as expired even before the clock's round has said so. */
export function stateAt(
  payment: { readonly state: SharePaymentState; readonly expires_at: Date },
  now: Date,
): SharePaymentState {
  return payment.state === 'open' && payment.expires_at <= now ? 'expired' : payment.state;
}
