import {
  depositOrderAfter,
  type DepositOrderStatus,
  type MovableDepositOrder,
} from '#domain/fixed-deposits/booking/deposit-order-moves.ts';
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
import { attemptEach } from '#infrastructure/backend/scheduling/due-work.ts';
import { sendExpiryMessage } from './order-messages.ts';
import { depositPaymentKind, lockOrder } from './payments.ts';
import type { DepositOrdersTable } from '#infrastructure/backend/fixed-deposits/tables.ts';

/** Days to pay an order, unless `DEPOSIT_ORDER_DAYS` sets another number. */
const DEFAULT_ORDER_DAYS = 7;
const DAY_MILLISECONDS = 86_400_000;

type OrderLife = Pick<Selectable<DepositOrdersTable>, 'state' | 'pay_by'>;

/** The deadline for paying an order whose figures are calculated now. */
export function payByFrom({ config }: Pick<Sandbox, 'config'>, now: Date): Date {
  const days = config.depositOrderDays ?? DEFAULT_ORDER_DAYS;
  return new Date(now.getTime() + days * DAY_MILLISECONDS);
}

function movable(order: OrderLife): MovableDepositOrder {
  return { status: order.state, payBy: order.pay_by.getTime() };
}

/** @throws Refusal for a paid, cancelled or expired order */
export function refuseEndedOrder(order: OrderLife, now: Date): void {
  const ended = endedOrder(order, now);
  if (ended !== undefined) throw ended;
}

/** The reason why an order can no longer be paid, if any. */
export function endedOrder(order: OrderLife, now: Date): Refusal | undefined {
  const paying = { move: 'open-payment', by: 'investor', now: now.getTime() } as const;
  const opened = depositOrderAfter(movable(order), paying);
  if (opened.ok) return undefined;
  switch (opened.failure) {
    case 'already-booked':
      return paidAlready();
    case 'already-cancelled':
      return orderEnded('order-cancelled', 'You cancelled this order.');
    default: {
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
  const order = await orderLife(database, { orderId, investorId });
  const cancelling = { move: 'cancel', by: 'investor', now: now.getTime() } as const;
  const after = depositOrderAfter(movable(order), cancelling);
  if (!after.ok) {
    if (after.failure === 'already-booked') throw paidAlready();
    return;
  }
  await endOrder(database, { orderId, investorId, state: after.value, now });
  await expirePayments(database, depositPaymentKind, { now, order: { orderId, investorId } });
  await closePayments(database, depositPaymentKind, { orderId, investorId, now });
}

function orderLife(
  database: Kysely<Database>,
  { orderId, investorId }: OwnedOrder,
): Promise<OrderLife> {
  return database
    .selectFrom('deposit_orders')
    .select(['state', 'pay_by'])
    .where('id', '=', orderId)
    .where('investor_id', '=', investorId)
    .executeTakeFirstOrThrow();
}

async function endOrder(
  database: Kysely<Database>,
  order: OwnedOrder & { readonly state: DepositOrderStatus; readonly now: Date },
): Promise<void> {
  await database
    .updateTable('deposit_orders')
    .set({ state: order.state, ended_at: order.now })
    .where('id', '=', order.orderId)
    .where('investor_id', '=', order.investorId)
    .execute();
}

/** Marks unpaid orders past their deadline as expired, one by one. */
export async function expireOrders(sandbox: Sandbox, until: Date): Promise<void> {
  const { database } = sandbox;
  const due = await database
    .selectFrom('deposit_orders')
    .select(['id', 'investor_id', 'pay_by'])
    .where('state', '=', 'started')
    .where('pay_by', '<=', until)
    .execute();
  await attemptEach('deposit order', due, ({ id: orderId, investor_id: investorId, pay_by }) =>
    inTransaction(database, async (transaction) => {
      await lockOrder(transaction, { id: orderId, investorId });
      const order = { orderId, investorId };
      const life = await orderLife(transaction, order);
      const expiring = { move: 'expire', by: 'clock', now: until.getTime() } as const;
      const after = depositOrderAfter(movable(life), expiring);
      if (!after.ok) return;
      await endOrder(transaction, { ...order, state: after.value, now: pay_by });
      await sendExpiryMessage(sandbox, transaction, order);
    }),
  );
}
