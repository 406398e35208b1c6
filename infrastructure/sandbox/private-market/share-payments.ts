import { OrderActor, OrderMove } from '#domain/private-market/order-moves.ts';
import { orderMoveForPayment } from '#domain/private-market/share-payment.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import {
  endPayment,
  type GatewayPayments,
  newPayment,
  type OpenPayment,
  takenUpAgain,
} from '../outside/gateway-payments.ts';
import { paidBy } from '../outside/paid-by.ts';
import type { PaymentAct } from '../outside/payment-gateway.ts';
import type { GatewayState } from '../outside/payment-page.ts';
import type { Sandbox } from '../platform/context.ts';
import { post } from '../platform/ledger.ts';
import { Refusal } from '../platform/refusal.ts';
import { moveOrder } from './order-moves.ts';
import { amountsOf, lockedOrder, type OrderRecord } from './order-records.ts';
import { sharePaymentPostings } from './share-postings.ts';

export const sharePaymentKind: GatewayPayments = {
  table: 'share_payments',
  word: 'share payment',
  referencePrefix: 'VRS',
};

/** Payments with what their page shows. */
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
 * The one open payment of an order, taken up again where there is one.
 * @param order as it was read under its lock
 * @throws a refusal (409) where the order cannot be paid for now
 */
export async function openPayment(
  sandbox: Sandbox,
  database: Kysely<Database>,
  { order, returnUrl }: { readonly order: OrderRecord; readonly returnUrl: string },
): Promise<OpenPayment> {
  const { id: orderId, investor_id: investorId } = order;
  const wish = { orderId, investorId, returnUrl, now: sandbox.clock.now() };
  const again = await takenUpAgain(database, sharePaymentKind, wish);
  if (again !== undefined) return again;
  refusePaid(order);
  const started = await moveOrder(sandbox, database, order, {
    move: OrderMove.StartPayment,
    by: OrderActor.Investor,
  });
  const amount = amountsOf(started)?.totalPayable.text;
  if (amount === undefined) throw new Error(`order ${order.id} is paid for without a price`);
  return newPayment(database, sharePaymentKind, { ...wish, amount });
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

/**
 * Records how a payment ended, once: whoever comes later finds the outcome that stands. One that
 * succeeded or failed moves its order in the same transaction; one that was left moves nothing.
 * @returns the state after it, which may be another one than was asked for
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
