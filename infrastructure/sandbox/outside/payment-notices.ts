import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { ActivityKind } from '#domain/accounts/profile/activity.ts';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { noteActivity } from '../accounts/activity.ts';
import type { Database } from '../database.ts';
import type { Sandbox } from '../platform/context.ts';
import { post } from '../platform/ledger.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Signer } from '../platform/signer.ts';
import { type GatewayPayments, markSentBack, payerOf } from './gateway-payments.ts';
import type { PaymentAct } from './payment-gateway.ts';
import type { GatewayState } from './payment-page.ts';
import { refundPostings } from './refund-postings.ts';

const PURPOSE = 'payment-notice';

const noticeSchema = v.strictObject({
  purpose: v.literal(PURPOSE),
  reference: v.string(),
  outcome: v.picklist(['succeeded', 'failed']),
  /** Rupees, as decimal text. */
  amount: v.string(),
  currency: v.string(),
});

/** What the gateway tells of a payment by itself: perhaps late, twice, or out of order. */
export type PaymentNotice = Omit<v.InferOutput<typeof noticeSchema>, 'purpose'>;

/** A notice as it travels: nobody else can make one up. */
export function signedNotice(signer: Signer, notice: PaymentNotice): string {
  return signer.sign({ purpose: PURPOSE, ...notice });
}

/** @throws a refusal (400) for what was not signed here, or as something else */
export function noticeFrom(signer: Signer, body: unknown): PaymentNotice {
  const sent = v.safeParse(v.strictObject({ notice: v.pipe(v.string(), v.maxLength(2000)) }), body);
  const read = v.safeParse(noticeSchema, sent.success ? signer.verify(sent.output.notice) : '');
  if (read.success) return read.output;
  const message = 'This notice is not known.';
  throw new Refusal({ status: 400, code: 'notice-not-known', message });
}

interface Taking {
  readonly kind: GatewayPayments;
  readonly notice: PaymentNotice;
  /** Ends a payment that is still open, and does what follows. */
  readonly finish: (act: PaymentAct & { readonly paymentId: number }) => Promise<GatewayState>;
}

/**
 * Takes what the gateway tells, as often and as late as it does. Money that arrives for a payment
 * that is over is sent back, all of it and once; nothing is bought with it.
 * @returns how the payment stands then
 * @throws a refusal where there is no such payment (404), or it was of another amount (422)
 */
export async function takeNotice(
  sandbox: Sandbox,
  database: Kysely<Database>,
  { kind, notice, finish }: Taking,
): Promise<GatewayState> {
  const { outcome } = notice;
  const payment = await payerOf(database, kind, notice.reference);
  if (payment === undefined) {
    const message = 'There is no such payment.';
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
  if (!payment.is_gone) await tell(sandbox, database, payment);
  return 'refunded';
}

/** A refund is of what was paid, and what was paid is what was asked for. */
function refuseAnother({ amount, currency }: PaymentNotice, asked: string): void {
  const told = Money.parse(amount);
  if (currency === 'INR' && told.ok && told.value.equals(Money.of(asked))) return;
  const message = 'This notice is of another amount than the payment.';
  throw new Refusal({ status: 422, code: 'notice-differs', message });
}

async function tell(
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
    `A payment arrived when its time was over, and was sent back to your account: ${detail}. ` +
    `Nothing was bought with it. No real money has moved.`;
  await sandbox.outbox.send({ channel: 'sms', to: payment.mobile, text }, database);
}
