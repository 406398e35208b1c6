import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import { paymentReference } from '../outside/payment-reference.ts';
import type { Sandbox } from '../platform/context.ts';
import { post } from '../platform/ledger.ts';
import { bookDeposit } from './booking.ts';
import { paymentPostings } from './deposit-postings.ts';
import type { PaymentState } from './tables.ts';

const OPEN_MINUTES = 15;

export type PaymentMethodName = 'UPI' | 'Net Banking';

/** A payment with what its page shows. */
export function payments(database: Kysely<Database>) {
  return database
    .selectFrom('deposit_payments as payment')
    .innerJoin('deposit_orders as order', 'order.id', 'payment.order_id')
    .innerJoin('deposit_products as product', 'product.id', 'order.product_id')
    .innerJoin('deposit_issuers as issuer', 'issuer.key', 'product.issuer_key')
    .innerJoin('investors as investor', 'investor.id', 'order.investor_id')
    .selectAll('payment')
    .select([
      'order.investor_id',
      'order.product_id',
      'order.tenure',
      'order.annual_rate',
      'product.name as deposit_name',
      'issuer.name as issuer_name',
      'investor.mobile',
    ]);
}

export type PaymentRecord = Awaited<
  ReturnType<ReturnType<typeof payments>['executeTakeFirstOrThrow']>
>;

/** The one open payment of an order; the caller holds the order's lock. */
export async function openPayment(
  database: Kysely<Database>,
  request: {
    readonly order: { readonly id: number; readonly principal: string };
    readonly returnUrl: string;
    readonly method: PaymentMethodName | undefined;
    readonly now: Date;
  },
): Promise<number> {
  const { order, returnUrl, method, now } = request;
  await expirePayments(database, now, order.id);
  const reused = await database
    .updateTable('deposit_payments')
    .set({ return_url: returnUrl, ...(method !== undefined && { method }) })
    .where('order_id', '=', order.id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  if (reused !== undefined) return reused.id;
  const opened = await database
    .insertInto('deposit_payments')
    .values({
      order_id: order.id,
      reference: newReference(),
      amount: order.principal,
      state: 'open',
      method: method ?? null,
      return_url: returnUrl,
      opened_at: now,
      expires_at: paymentEnd(now),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return opened.id;
}

/** When a payment that is opened now is over. */
export function paymentEnd(now: Date): Date {
  return new Date(now.getTime() + OPEN_MINUTES * 60_000);
}

/** Open payments whose time is over. */
export async function expirePayments(
  database: Kysely<Database>,
  now: Date,
  orderId?: number,
): Promise<void> {
  await database
    .updateTable('deposit_payments')
    .set((of) => ({ state: 'expired', finished_at: of.ref('expires_at') }))
    .where('state', '=', 'open')
    .where('expires_at', '<=', now)
    .$if(orderId !== undefined, (some) => some.where('order_id', '=', orderId ?? 0))
    .execute();
}

/**
 * Records how a payment ended, once: whoever comes later finds the outcome that stands. A payment
 * that succeeds books its deposit in the same transaction.
 * @returns the state after it, which may be another one than was asked for
 */
export async function finishPayment(
  sandbox: Sandbox,
  database: Kysely<Database>,
  act: {
    readonly paymentId: number;
    readonly outcome: Exclude<PaymentState, 'open' | 'expired'>;
    readonly method: PaymentMethodName;
  },
): Promise<PaymentState> {
  const now = sandbox.clock.now();
  const payment = await payments(database)
    .where('payment.id', '=', act.paymentId)
    .executeTakeFirstOrThrow();
  await lockOrder(database, payment.order_id);
  await expirePayments(database, now, payment.order_id);
  const finished = await database
    .updateTable('deposit_payments')
    .set({ state: act.outcome, method: act.method, finished_at: now })
    .where('id', '=', act.paymentId)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst();
  if (finished !== undefined && act.outcome === 'succeeded') {
    await post(database, paymentPostings(sql`payment.id = ${act.paymentId}`));
    await bookPaid(sandbox, database, payment);
  }
  const { state } = await database
    .selectFrom('deposit_payments')
    .select('state')
    .where('id', '=', act.paymentId)
    .executeTakeFirstOrThrow();
  return state;
}

/** Whatever happens to an order happens one after the other. */
export async function lockOrder(database: Kysely<Database>, orderId: number): Promise<void> {
  await database
    .selectFrom('deposit_orders')
    .select('id')
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

async function bookPaid(
  sandbox: Sandbox,
  database: Kysely<Database>,
  payment: PaymentRecord,
): Promise<void> {
  const { clock, outbox } = sandbox;
  const booked = await bookDeposit(database, {
    orderId: payment.order_id,
    day: clock.today(),
    now: clock.now(),
  });
  const text =
    `Your deposit of ${formatRupees(booked.principal)} in ${booked.name} is booked. ` +
    `Application ${booked.applicationNumber}, payment ${payment.reference}. ` +
    `It matures on ${formatDate(booked.maturityDate)}. No real money has moved.`;
  await outbox.send({ channel: 'sms', to: payment.mobile, text }, database);
}

/** With its time over, a payment counts as expired even before the clock's round has said so. */
export function stateAt(
  payment: { readonly state: PaymentState; readonly expires_at: Date },
  now: Date,
): PaymentState {
  return payment.state === 'open' && payment.expires_at <= now ? 'expired' : payment.state;
}

/** Such as `VRP-KQWR-TZXB-NMLP`. */
export function newReference(): string {
  return paymentReference('VRP');
}
