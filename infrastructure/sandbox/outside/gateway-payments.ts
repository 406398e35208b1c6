import type { GeneratedAlways, Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { PaymentAct } from './payment-gateway.ts';
import type { GatewayState } from './payment-page.ts';
import { paymentReference } from './payment-reference.ts';

const OPEN_MINUTES = 15;

/** Payments of one kind of order, as the gateway keeps them. Amounts in rupees. */
export interface GatewayPaymentsTable {
  readonly id: GeneratedAlways<number>;
  readonly investor_id: number;
  readonly order_id: number;
  /** What people and the payee know it by. */
  readonly reference: string;
  readonly amount: string;
  state: GatewayState;
  /** UPI or Net Banking: asked for by the app, then as it was paid. */
  method: string | null;
  return_url: string;
  readonly opened_at: Date;
  readonly expires_at: Date;
  finished_at: Date | null;
}

/** What payments are of one kind: where they are kept, and how their references begin. */
export interface GatewayPayments {
  readonly table: 'deposit_payments' | 'share_payments';
  /** What the ledger calls one. */
  readonly word: string;
  readonly referencePrefix: string;
}

/** An order, and whose it is. */
export interface OwnedOrder {
  readonly orderId: number;
  readonly investorId: number;
}

/** Where a payment of an order leads back to, and how a person wants to pay. */
export interface PaymentWish extends OwnedOrder {
  readonly returnUrl: string;
  readonly method?: PaymentAct['method'] | undefined;
  readonly now: Date;
}

export interface OpenPayment {
  readonly id: number;
  readonly expiresAt: Date;
}

/** The open payment of an order, taken up again; none where there is none. */
export async function takenUpAgain(
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

/** A payment of an order that has none open; the caller holds the order's lock. */
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
  }: PaymentWish & { readonly amount: string },
): Promise<OpenPayment> {
  const expiresAt = paymentEnd(now);
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

/** When a payment that is opened now is over. */
export function paymentEnd(now: Date): Date {
  return new Date(now.getTime() + OPEN_MINUTES * 60_000);
}

/** Open payments whose time is over, of all orders or of one; the order can be paid for again. */
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

/**
 * Records how a payment ended, once: whoever comes later finds the outcome that stands. The caller
 * holds the order's lock, and does what follows from a payment that this act has ended.
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

/** Money came for a payment that is over, and is on its way back; once for each payment. */
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
    .where('state', 'in', ['failed', 'cancelled', 'expired'])
    .returning('id')
    .executeTakeFirst();
  return marked !== undefined;
}

/** A payment by what the gateway calls it, and whose it is. */
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

/** With its time over, a payment counts as expired even before the clock's round has said so. */
export function stateAt(
  payment: { readonly state: GatewayState; readonly expires_at: Date },
  now: Date,
): GatewayState {
  return payment.state === 'open' && payment.expires_at <= now ? 'expired' : payment.state;
}

/** All kinds have the columns of one: the compiler follows a single name better than two. */
function tableOf({ table }: GatewayPayments): 'share_payments' {
  return table as 'share_payments';
}
