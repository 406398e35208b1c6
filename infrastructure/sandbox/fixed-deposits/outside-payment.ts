import * as v from 'valibot';
import { sendPage, serveFile } from '../outside/page.ts';
import type { Sandbox } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { allowReturnTo } from '../platform/security-headers.ts';
import { inTransaction } from '../platform/transaction.ts';
import paymentStyles from './payment.css?raw';
import { paymentOf, returnAddress } from './payment-addresses.ts';
import {
  finishedPaymentPage,
  openPaymentPage,
  PAYMENT_STYLES,
  unknownPaymentPage,
} from './payment-page.ts';
import { finishPayment, payments, stateAt } from './payments.ts';

const actSchema = v.strictObject({
  method: v.picklist(['UPI', 'Net Banking']),
  outcome: v.picklist(['succeeded', 'failed', 'cancelled']),
});

type StatePath = { readonly Params: { readonly state: string } };

/** The payment gateway: a page of another origin, where a payment ends one way or the other. */
export function addPaymentPage(sandbox: Sandbox): void {
  serveFile(sandbox.outside, { address: PAYMENT_STYLES, text: paymentStyles });
  addPage(sandbox);
  addAct(sandbox);
}

function addPage(sandbox: Sandbox): void {
  sandbox.outside.get<StatePath>('/pay/:state', async ({ params }, reply) => {
    const payment = await paymentAt(sandbox, params.state);
    if (payment === undefined) return sendPage(reply.code(404), unknownPaymentPage());
    allowReturnTo(reply, sandbox.config, payment.return_url);
    if (payment.state === 'open') return sendPage(reply, openPaymentPage(payment));
    return sendPage(reply, finishedPaymentPage(payment, returnAddress(sandbox, payment)));
  });
}

function addAct(sandbox: Sandbox): void {
  sandbox.outside.post<StatePath>('/pay/:state', async ({ params, body }, reply) => {
    const paymentId = paymentOf(sandbox, params.state);
    if (paymentId === undefined) return sendPage(reply.code(404), unknownPaymentPage());
    const act = v.safeParse(actSchema, body);
    if (!act.success) {
      const message = 'Please choose a method and how the payment ends.';
      throw new Refusal({ status: 400, code: 'invalid-act', message });
    }
    const state = await inTransaction(sandbox.database, (database) =>
      finishPayment(sandbox, database, { paymentId, ...act.output }),
    );
    const payment = await paymentAt(sandbox, params.state);
    if (payment === undefined) throw new Error('a payment has vanished');
    const address = returnAddress(sandbox, payment);
    if (state === act.output.outcome) return reply.redirect(address, 303);
    // It had ended in another way before: the page says how.
    return sendPage(reply.code(409), finishedPaymentPage(payment, address));
  });
}

async function paymentAt(sandbox: Sandbox, state: string) {
  const paymentId = paymentOf(sandbox, state);
  if (paymentId === undefined) return undefined;
  const payment = await payments(sandbox.database)
    .where('payment.id', '=', paymentId)
    .executeTakeFirst();
  return payment && { ...payment, state: stateAt(payment, sandbox.clock.now()) };
}
