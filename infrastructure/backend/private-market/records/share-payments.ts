import { OrderActor, OrderMove } from '#domain/private-market/orders/order-moves.ts';
import { isPaid } from '#domain/private-market/orders/order-phase.ts';
import { orderMoveForPayment } from '#domain/private-market/orders/share-payment.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import {
  endPayment,
  type GatewayPayments,
  newPayment,
  type OpenPayment,
  paymentEnd,
  reusedPayment,
} from '#infrastructure/backend/third-parties/gateway-payments.ts';
import { paidBy } from '#infrastructure/backend/third-parties/paid-by.ts';
import type { PaymentAct } from '#infrastructure/backend/third-parties/payment-act.ts';
import type { GatewayState } from '#infrastructure/backend/third-parties/payment-page.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { post } from '#infrastructure/backend/ledger/ledger.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { moveOrder } from './move-order.ts';
import { amountsOf, lockedOrder, type OrderRecord } from './order-records.ts';
import { sharePaymentPostings } from './share-postings.ts';
import { holdWhilePaying } from './stock-holds.ts';

export const sharePaymentKind: GatewayPayments = {
  table: 'share_payments',
  word: 'share payment',
  referencePrefix: 'VRS',
};

/** Selects payments with the data that the payment page shows. */
export function sharePayments(database: Kysely<Database>) {
  return database
    .selectFrom('share_payments as payment')
    .innerJoin('share_orders as order', (join) =>
      join
        .onRef('order.id', '=', 'payment.order_id')
        .onRef('order.investor_id', '=', 'payment.investor_id'),
    )
    .leftJoin('shares as share', 'share.id', 'order.share_id')
    .selectAll('payment')
    .select(['order.units', 'order.fulfilled_price', 'share.name']);
}

export type SharePaymentRecord = Awaited<
  ReturnType<ReturnType<typeof sharePayments>['executeTakeFirstOrThrow']>
>;

/**
 * Returns the open payment of an order, or creates one.
 * @param order as read under its lock
 * @throws Refusal (409) if the order cannot be paid now, or its shares were sold meanwhile
 */
export async function openPayment(
  sandbox: Sandbox,
  database: Kysely<Database>,
  { order, returnUrl }: { readonly order: OrderRecord; readonly returnUrl: string },
): Promise<OpenPayment> {
  const { id: orderId, investor_id: investorId, pay_by } = order;
  const now = sandbox.clock.now();
  const wish = { orderId, investorId, returnUrl, now, orderEnds: pay_by ?? undefined };
  const again = await reusedPayment(database, sharePaymentKind, wish);
  if (again !== undefined) return again;
  refusePaid(order);
  await holdWhilePaying(database, { order, until: paymentEnd(now) });
  const started = await moveOrder(sandbox, database, order, {
    move: OrderMove.StartPayment,
    by: OrderActor.Investor,
  });
  const amount = amountsOf(started)?.totalPayable.text;
  if (amount === undefined) throw new Error(`order ${order.id} cannot be paid: it has no price`);
  return newPayment(database, sharePaymentKind, { ...wish, amount });
}

function refusePaid({ status, kind }: OrderRecord): void {
  if (kind === 'basket') {
    const message = 'Our team will call you to take payment for this basket.';
    throw new Refusal({ status: 409, code: 'basket-order', message });
  }
  if (!isPaid(status)) return;
  const message = 'This order is already paid.';
  throw new Refusal({ status: 409, code: 'paid-already', message });
}

/**
 * Records once how a payment ended; a later call returns that outcome. A success or failure changes
 * the order's status in the same transaction; an abandoned payment does not.
 * @returns the resulting state, which may differ from the requested one
 */
export async function finishPayment(
  sandbox: Sandbox,
  database: Kysely<Database>,
  act: PaymentAct & { readonly paymentId: number },
): Promise<GatewayState> {
  const { order_id: id, investor_id: investorId } = await database
    .selectFrom('share_payments')
    .select(['order_id', 'investor_id'])
    .where('id', '=', act.paymentId)
    .executeTakeFirstOrThrow();
  const order = await lockedOrder(database, { id, investorId });
  const now = sandbox.clock.now();
  const { state, isEndedNow } = await endPayment(database, sharePaymentKind, {
    ...act,
    orderId: id,
    investorId,
    now,
  });
  const move = orderMoveForPayment(act.outcome);
  if (isEndedNow && move !== undefined) {
    const isThis = sql`payment.id = ${act.paymentId} and ${paidBy(investorId)}`;
    await post(database, sharePaymentPostings(isThis));
    await moveOrder(sandbox, database, order, { move, by: OrderActor.PaymentProvider });
  }
  return state;
}
