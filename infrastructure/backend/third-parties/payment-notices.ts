import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { ActivityKind } from '#domain/accounts/profile/activity.ts';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { noteActivity } from '#infrastructure/backend/accounts/records/account-activity.ts';
import { lockInvestor } from '#infrastructure/backend/accounts/records/hold-account.ts';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { post } from '#infrastructure/backend/ledger/ledger.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import type { Signer } from '#infrastructure/backend/http/signer.ts';
import { type GatewayPayments, markSentBack, payerOf } from './gateway-payments.ts';
import type { PaymentAct } from './payment-act.ts';
import type { GatewayState } from './payment-page.ts';
import { refundPostings } from './refund-postings.ts';
import { lineText } from '#infrastructure/platform/http/text.wire.ts';

const PURPOSE = 'payment-notice';

const noticeSchema = v.strictObject({
  purpose: v.literal(PURPOSE),
  reference: v.string(),
  outcome: v.picklist(['succeeded', 'failed']),
  /** Rupees as decimal text. */
  amount: v.string(),
  currency: v.string(),
});

/** A payment notice from the gateway. It may arrive late, twice or out of order. */
export type PaymentNotice = Omit<v.InferOutput<typeof noticeSchema>, 'purpose'>;

/** Signs a notice, so that only this backend can create one. */
export function signedNotice(signer: Signer, notice: PaymentNotice): string {
  return signer.sign({ purpose: PURPOSE, ...notice });
}

/** Reads a signed notice. @throws Refusal (400) if it was not signed by us for this purpose */
export function noticeFrom(signer: Signer, body: unknown): PaymentNotice {
  const sent = v.safeParse(v.strictObject({ notice: lineText(2000) }), body);
  const read = v.safeParse(noticeSchema, sent.success ? signer.verify(sent.output.notice) : '');
  if (read.success) return read.output;
  const message = 'This notice is not valid.';
  throw new Refusal({ status: 400, code: 'notice-not-known', message });
}

interface Taking {
  readonly kind: GatewayPayments;
  readonly notice: PaymentNotice;
  /** Ends an open payment and performs what its outcome requires, such as booking the deposit. */
  readonly finish: (act: PaymentAct & { readonly paymentId: number }) => Promise<GatewayState>;
}

/**
 * Handles a payment notice, which may be a repeat or late. If the payment has already ended without
 * success, the money is sent back in full, once, and buys nothing.
 * @returns the payment's state afterwards
 * @throws Refusal for an unknown payment (404) or a different amount (422)
 */
export async function takeNotice(
  sandbox: Sandbox,
  database: Kysely<Database>,
  { kind, notice, finish }: Taking,
): Promise<GatewayState> {
  const { outcome } = notice;
  const payment = await payerOf(database, kind, notice.reference);
  if (payment === undefined) {
    const message = 'We could not find this payment.';
    throw new Refusal({ status: 404, code: 'no-such-payment', message });
  }
  refuseAnother(notice, payment.amount);
  const { id: paymentId, investor_id: investorId } = payment;
  const state = await finish({
    paymentId,
    outcome,
    method: payment.method === 'Net Banking' ? 'Net Banking' : 'UPI',
  });
  if (outcome === 'failed' || state === 'succeeded') return state;
  const sent = { paymentId, investorId, now: sandbox.clock.now() };
  const isSentBack = await markSentBack(database, kind, sent);
  if (!isSentBack) return state;
  const isThis = sql`payment.id = ${paymentId} and payment.investor_id = ${investorId}`;
  await post(database, refundPostings(kind, isThis));
  // The account may have been deleted since it was read.
  await lockInvestor(database, investorId);
  const payer = await payerOf(database, kind, notice.reference);
  if (payer?.is_gone === false) await notifyInvestor(sandbox, database, payer);
  return 'refunded';
}

/** Refuses a notice with another amount or currency than the payment's. */
function refuseAnother({ amount, currency }: PaymentNotice, amountDue: string): void {
  const paid = Money.parse(amount);
  if (currency === 'INR' && paid.ok && paid.value.equals(Money.of(amountDue))) return;
  const message = 'The amount of this notice differs from the payment.';
  throw new Refusal({ status: 422, code: 'notice-differs', message });
}

async function notifyInvestor(
  sandbox: Sandbox,
  database: Kysely<Database>,
  payment: Exclude<Awaited<ReturnType<typeof payerOf>>, undefined>,
): Promise<void> {
  const detail = `${formatRupees(Money.of(payment.amount))}, ${payment.reference}`;
  await noteActivity(sandbox, database, {
    investorId: payment.investor_id,
    kind: ActivityKind.PaymentSentBack,
    detail,
  });
  const text =
    `A payment arrived after it had ended, so we sent it back to your account: ${detail}. ` +
    `Nothing was bought with it. No real money has moved.`;
  await sandbox.outbox.send({ channel: 'sms', to: payment.mobile, text }, database);
}
