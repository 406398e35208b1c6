import type { GeneratedAlways, Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { PaymentAct } from './payment-act.ts';
import { type GatewayState, UNPAID_STATES } from './payment-page.ts';
import { paymentReference } from './payment-reference.ts';

const OPEN_MINUTES = 15;

/** Payments of one kind of order at the gateway. Amounts in rupees. */
export interface GatewayPaymentsTable {
  readonly id: GeneratedAlways<number>;
  readonly investor_id: number;
  readonly order_id: number;
  /** The reference shown to the payer and the payee. */
  readonly reference: string;
  readonly amount: string;
  state: GatewayState;
  /** UPI or Net Banking: the app's choice, then the method actually used. */
  method: string | null;
  return_url: string;
  readonly opened_at: Date;
  readonly expires_at: Date;
  finished_at: Date | null;
}

/** A kind of payment: its table and the prefix of its references. */
export interface GatewayPayments {
  readonly table: 'deposit_payments' | 'share_payments';
  /** The prefix of the `source` of the payment's ledger entries, such as `deposit payment`. */
  readonly word: string;
  readonly referencePrefix: string;
}

export interface OwnedOrder {
  readonly orderId: number;
  readonly investorId: number;
}

/** A request to pay an order. */
export interface PaymentWish extends OwnedOrder {
  readonly returnUrl: string;
  readonly method?: PaymentAct['method'] | undefined;
  readonly now: Date;
  /** The order's payment deadline. The payment page closes at this time at the latest. */
  readonly orderEnds?: Date | undefined;
}

export interface OpenPayment {
  readonly id: number;
  readonly expiresAt: Date;
}

/** Reuses the open payment of an order, with the new return URL; undefined if none is open. */
export async function reusedPayment(
  database: Kysely<Database>,
  kind: GatewayPayments,
  { orderId, investorId, returnUrl, method, now }: PaymentWish,
): Promise<OpenPayment | undefined> {
  await expirePayments(database, kind, { now, order: { orderId, investorId } });
  const payment = await database
    .updateTable(tableOf(kind))
    .set({ return_url: returnUrl, ...(method !== undefined && { method }) })
    .where('order_id', '=', orderId)
    .where('investor_id', '=', investorId)
    .where('state', '=', 'open')
    .returning(['id', 'expires_at'])
    .executeTakeFirst();
  return payment && { id: payment.id, expiresAt: payment.expires_at };
}

/** Creates a payment for an order that has no open one. The caller holds the order's lock. */
export async function newPayment(
  database: Kysely<Database>,
  kind: GatewayPayments,
  {
    orderId,
    investorId,
    returnUrl,
    method,
    now,
    amount,
    orderEnds,
  }: PaymentWish & { readonly amount: string },
): Promise<OpenPayment> {
  const expiresAt = earlier(paymentEnd(now), orderEnds);
  const { id } = await database
    .insertInto(tableOf(kind))
    .values({
      investor_id: investorId,
      order_id: orderId,
      reference: paymentReference(kind.referencePrefix),
      amount,
      state: 'open',
      method: method ?? null,
      return_url: returnUrl,
      opened_at: now,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, expiresAt };
}

function earlier(one: Date, other: Date | undefined): Date {
  return other !== undefined && other < one ? other : one;
}

/** When a payment that is opened now expires. */
export function paymentEnd(now: Date): Date {
  return new Date(now.getTime() + OPEN_MINUTES * 60_000);
}

/**
 * Expires open payments past their deadline, of all orders or of one. The order can then be paid
 * again.
 */
export async function expirePayments(
  database: Kysely<Database>,
  kind: GatewayPayments,
  { now, order }: { readonly now: Date; readonly order?: OwnedOrder },
): Promise<void> {
  const due = database
    .updateTable(tableOf(kind))
    .set((of) => ({ state: 'expired', finished_at: of.ref('expires_at') }))
    .where('state', '=', 'open')
    .where('expires_at', '<=', now);
  const own =
    order === undefined
      ? due
      : due.where('order_id', '=', order.orderId).where('investor_id', '=', order.investorId);
  await own.execute();
}

/** Closes the open payment page of an order that ends. Returns whether there was one. */
export async function closePayments(
  database: Kysely<Database>,
  kind: GatewayPayments,
  { orderId, investorId, now }: OwnedOrder & { readonly now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable(tableOf(kind))
    .set({ state: 'cancelled', finished_at: now })
    .where('order_id', '=', orderId)
    .where('investor_id', '=', investorId)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Records once how a payment ended; a later call returns that outcome. The caller holds the order's
 * lock, and must act on the outcome only if this call recorded it.
 */
export async function endPayment(
  database: Kysely<Database>,
  kind: GatewayPayments,
  act: PaymentAct & OwnedOrder & { readonly paymentId: number; readonly now: Date },
): Promise<{ readonly state: GatewayState; readonly isEndedNow: boolean }> {
  const { paymentId, investorId, now } = act;
  await expirePayments(database, kind, { now, order: act });
  const ended = await database
    .updateTable(tableOf(kind))
    .set({ state: act.outcome, method: act.method, finished_at: now })
    .where('id', '=', paymentId)
    .where('investor_id', '=', investorId)
    .where('state', '=', 'open')
    .returning('state')
    .executeTakeFirst();
  if (ended !== undefined) return { state: ended.state, isEndedNow: true };
  const { state } = await database
    .selectFrom(tableOf(kind))
    .select('state')
    .where('id', '=', paymentId)
    .where('investor_id', '=', investorId)
    .executeTakeFirstOrThrow();
  return { state, isEndedNow: false };
}

/** Marks a payment whose money arrived too late and is sent back, once per payment. */
export async function markSentBack(
  database: Kysely<Database>,
  kind: GatewayPayments,
  sent: { readonly paymentId: number; readonly investorId: number; readonly now: Date },
): Promise<boolean> {
  const marked = await database
    .updateTable(tableOf(kind))
    .set({ state: 'refunded', finished_at: sent.now })
    .where('id', '=', sent.paymentId)
    .where('investor_id', '=', sent.investorId)
    .where('state', 'in', UNPAID_STATES)
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** Finds a payment with its investor by the gateway's reference. */
export function payerOf(database: Kysely<Database>, kind: GatewayPayments, reference: string) {
  return database
    .selectFrom(`${tableOf(kind)} as payment`)
    .innerJoin('investors as investor', 'investor.id', 'payment.investor_id')
    .select(['payment.id', 'payment.reference', 'payment.amount', 'payment.method'])
    .select(['payment.investor_id', 'investor.mobile'])
    .select((of) => of('investor.deleted_at', 'is not', null).as('is_gone'))
    .where('payment.reference', '=', reference)
    .executeTakeFirst();
}

/** The state of a payment. Past its deadline it counts as expired, even before the job runs. */
export function stateAt(
  payment: { readonly state: GatewayState; readonly expires_at: Date },
  now: Date,
): GatewayState {
  return payment.state === 'open' && payment.expires_at <= now ? 'expired' : payment.state;
}

/** All payment tables have the same columns; a single table name keeps the query types simple. */
function tableOf({ table }: GatewayPayments): 'share_payments' {
  return table as 'share_payments';
}
