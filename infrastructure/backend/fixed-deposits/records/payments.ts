import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate, formatRupees } from '#domain/platform/indian-formatting.ts';
import { type Kysely, type Selectable, sql } from 'kysely';
import { countUse } from '#infrastructure/backend/commands/use-counts.ts';
import type { Database } from '#infrastructure/backend/database.ts';
import { lockInvestor } from '#infrastructure/backend/accounts/records/hold-account.ts';
import {
  endPayment,
  type GatewayPayments,
  newPayment,
  reusedPayment,
} from '#infrastructure/backend/third-parties/gateway-payments.ts';
import { paidBy } from '#infrastructure/backend/third-parties/paid-by.ts';
import type { PaymentAct } from '#infrastructure/backend/third-parties/payment-act.ts';
import type { GatewayState } from '#infrastructure/backend/third-parties/payment-page.ts';
import { paymentReference } from '#infrastructure/backend/third-parties/payment-reference.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { post } from '#infrastructure/backend/ledger/ledger.ts';
import { bookDeposit } from './booking.ts';
import { paymentPostings } from './deposit-postings.ts';
import type { DepositOrdersTable } from '#infrastructure/backend/fixed-deposits/tables.ts';

export const depositPaymentKind: GatewayPayments = {
  table: 'deposit_payments',
  word: 'deposit payment',
  referencePrefix: 'VRP',
};

/** Selects payments with the data that the payment page shows. */
export function payments(database: Kysely<Database>) {
  return database
    .selectFrom('deposit_payments as payment')
    .innerJoin('deposit_orders as order', (join) =>
      join
        .onRef('order.id', '=', 'payment.order_id')
        .onRef('order.investor_id', '=', 'payment.investor_id'),
    )
    .innerJoin('deposit_products as product', 'product.id', 'order.product_id')
    .innerJoin('deposit_issuers as issuer', 'issuer.key', 'product.issuer_key')
    .innerJoin('investors as investor', 'investor.id', 'payment.investor_id')
    .selectAll('payment')
    .select([
      'order.product_id',
      'order.tenure',
      'order.annual_rate',
      'product.name as deposit_name',
      'issuer.name as issuer_name',
      'issuer.logo_url',
      'investor.mobile',
    ]);
}

export type PaymentRecord = Awaited<
  ReturnType<ReturnType<typeof payments>['executeTakeFirstOrThrow']>
>;

/**
 * Returns the open payment of an order, or creates one, which closes with the order at the latest.
 * The caller holds the order's lock.
 * @throws Refusal (429) for too many payments of one investor in a day
 */
export async function openPayment(
  database: Kysely<Database>,
  request: {
    readonly order: Pick<
      Selectable<DepositOrdersTable>,
      'id' | 'investor_id' | 'principal' | 'pay_by'
    >;
    readonly returnUrl: string;
    readonly method: PaymentAct['method'] | undefined;
    readonly now: Date;
  },
): Promise<number> {
  const { order, ...how } = request;
  const wish = { orderId: order.id, investorId: order.investor_id, ...how };
  const again = await reusedPayment(database, depositPaymentKind, wish);
  if (again !== undefined) return again.id;
  const { investorId, now } = wish;
  await countUse(database, { investorId, what: 'payment-page', clock: { now: () => now } });
  const opened = await newPayment(database, depositPaymentKind, {
    ...wish,
    amount: order.principal,
    orderEnds: order.pay_by,
  });
  return opened.id;
}

/**
 * Records once how a payment ended; a later call returns that outcome. A success books the deposit
 * in the same transaction.
 * @returns the resulting state, which may differ from the requested one
 */
export async function finishPayment(
  sandbox: Sandbox,
  database: Kysely<Database>,
  act: PaymentAct & { readonly paymentId: number },
): Promise<GatewayState> {
  const payment = await payments(database)
    .where('payment.id', '=', act.paymentId)
    .executeTakeFirstOrThrow();
  const { order_id: orderId, investor_id: investorId } = payment;
  await lockOrder(database, { id: orderId, investorId });
  const now = sandbox.clock.now();
  const { state, isEndedNow } = await endPayment(database, depositPaymentKind, {
    ...act,
    orderId,
    investorId,
    now,
  });
  if (isEndedNow && act.outcome === 'succeeded') {
    const isThis = sql`payment.id = ${act.paymentId} and ${paidBy(investorId)}`;
    await post(database, paymentPostings(isThis));
    await bookPaid(sandbox, database, { payment, now });
  }
  return state;
}

/**
 * Locks the account of an order, then the order, so that changes to them run one after the other.
 * All lock them in this sequence, as a deletion of the account does: two that wait for each other
 * would both stop.
 */
export async function lockOrder(
  database: Kysely<Database>,
  { id, investorId }: { readonly id: number; readonly investorId: number },
): Promise<void> {
  await lockInvestor(database, investorId);
  await database
    .selectFrom('deposit_orders')
    .select('id')
    .where('id', '=', id)
    .where('investor_id', '=', investorId)
    .forUpdate()
    .execute();
}

async function bookPaid(
  sandbox: Sandbox,
  database: Kysely<Database>,
  { payment, now }: { readonly payment: PaymentRecord; readonly now: Date },
): Promise<void> {
  const booked = await bookDeposit(database, {
    orderId: payment.order_id,
    investorId: payment.investor_id,
    // The day of the payment, also if midnight has passed since.
    day: CalendarDate.inIndia(now.getTime()),
    now,
  });
  const text =
    `Your deposit of ${formatRupees(booked.principal)} in ${booked.name} is booked. ` +
    `Application ${booked.applicationNumber}, payment ${payment.reference}. ` +
    `It matures on ${formatDate(booked.maturityDate)}. No real money has moved.`;
  await sandbox.outbox.send({ channel: 'sms', to: payment.mobile, text }, database);
}

/** A new payment reference, such as `VRP-KQWR-TZXB-NMLP`. */
export function newReference(): string {
  return paymentReference(depositPaymentKind.referencePrefix);
}
