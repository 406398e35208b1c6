import { formatDate } from '#domain/platform/indian-formatting.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { MONEY_RETURNED } from '#application/platform/money-returned.ts';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import {
  closePayments,
  expirePayments,
  type OwnedOrder,
} from '#infrastructure/backend/third-parties/gateway-payments.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import { sendExpiryMessage } from './order-messages.ts';
import { depositPaymentKind, lockOrder } from './payments.ts';
import type {
  DepositOrdersTable,
  DepositOrderState,
} from '#infrastructure/backend/fixed-deposits/tables.ts';

/** Days to pay an order, unless `DEPOSIT_ORDER_DAYS` sets another number. */
const DEFAULT_ORDER_DAYS = 7;
const DAY_MILLISECONDS = 86_400_000;

type OrderLife = Pick<Selectable<DepositOrdersTable>, 'state' | 'pay_by'>;

/** The deadline for paying an order whose figures are calculated now. */
export function payByFrom({ config }: Pick<Sandbox, 'config'>, now: Date): Date {
  const days = config.depositOrderDays ?? DEFAULT_ORDER_DAYS;
  return new Date(now.getTime() + days * DAY_MILLISECONDS);
}

/** The state of an order. Past its deadline it counts as expired, even before the job runs. */
export function orderStateAt(order: OrderLife, now: Date): DepositOrderState {
  return order.state === 'started' && order.pay_by <= now ? 'expired' : order.state;
}

/** @throws Refusal for a paid, cancelled or expired order */
export function refuseEndedOrder(order: OrderLife, now: Date): void {
  const ended = endedOrder(order, now);
  if (ended !== undefined) throw ended;
}

/** The reason why an order can no longer be paid, if any. */
export function endedOrder(order: OrderLife, now: Date): Refusal | undefined {
  switch (orderStateAt(order, now)) {
    case 'started':
      return undefined;
    case 'booked':
      return paidAlready();
    case 'cancelled':
      return orderEnded('order-cancelled', 'You cancelled this order.');
    case 'expired': {
      const day = formatDate(CalendarDate.inIndia(order.pay_by.getTime()));
      return orderEnded('order-expired', `This order ended on ${day}: it was not paid by then.`);
    }
  }
}

function orderEnded(code: string, why: string): Refusal {
  const message = `${why} You can place it again at today's rate. ${MONEY_RETURNED}`;
  return new Refusal({ status: 409, code, message });
}

export function paidAlready(): Refusal {
  const message = 'This deposit is already paid.';
  return new Refusal({ status: 409, code: 'paid-already', message });
}

/**
 * Cancels an unpaid order for its investor, and closes its open payment page. A repeat changes
 * nothing.
 * @throws Refusal (409) for a paid order
 */
export async function cancelOrder(
  database: Kysely<Database>,
  { orderId, investorId }: OwnedOrder,
  now: Date,
): Promise<void> {
  await lockOrder(database, { id: orderId, investorId });
  const ended = await endOrder(database, { orderId, investorId, state: 'cancelled', now });
  if (!ended) return refusePaid(database, { orderId, investorId });
  await expirePayments(database, depositPaymentKind, { now, order: { orderId, investorId } });
  await closePayments(database, depositPaymentKind, { orderId, investorId, now });
}

async function refusePaid(
  database: Kysely<Database>,
  { orderId, investorId }: OwnedOrder,
): Promise<void> {
  const { state } = await database
    .selectFrom('deposit_orders')
    .select('state')
    .where('id', '=', orderId)
    .where('investor_id', '=', investorId)
    .executeTakeFirstOrThrow();
  if (state === 'booked') throw paidAlready();
}

async function endOrder(
  database: Kysely<Database>,
  order: OwnedOrder & { readonly state: 'cancelled' | 'expired'; readonly now: Date },
): Promise<boolean> {
  const ended = await database
    .updateTable('deposit_orders')
    .set({ state: order.state, ended_at: order.now })
    .where('id', '=', order.orderId)
    .where('investor_id', '=', order.investorId)
    .where('state', '=', 'started')
    .returning('id')
    .executeTakeFirst();
  return ended !== undefined;
}

/**
 * Marks unpaid orders past their deadline as expired, one by one. If an order has an open payment
 * page, the order expires after the page.
 */
export async function expireOrders(sandbox: Sandbox, until: Date): Promise<void> {
  const { database } = sandbox;
  const due = await database
    .selectFrom('deposit_orders')
    .select(['id', 'investor_id', 'pay_by'])
    .where('state', '=', 'started')
    .where('pay_by', '<=', until)
    .execute();
  for (const { id: orderId, investor_id: investorId, pay_by } of due) {
    await inTransaction(database, async (transaction) => {
      await lockOrder(transaction, { id: orderId, investorId });
      if (await isBeingPaid(transaction, { orderId, investorId })) return;
      const order = { orderId, investorId };
      const isEndedNow = await endOrder(transaction, { ...order, state: 'expired', now: pay_by });
      if (isEndedNow) await sendExpiryMessage(sandbox, transaction, order);
    });
  }
}

async function isBeingPaid(
  database: Kysely<Database>,
  { orderId, investorId }: OwnedOrder,
): Promise<boolean> {
  const open = await database
    .selectFrom('deposit_payments')
    .select('id')
    .where('order_id', '=', orderId)
    .where('investor_id', '=', investorId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return open !== undefined;
}
