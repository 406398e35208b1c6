import * as v from 'valibot';
import type { Sandbox } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { allowReturnTo } from '../platform/security-headers.ts';
import { sendPage } from './page.ts';
import {
  finishedPaymentPage,
  type GatewayState,
  openPaymentPage,
  type PaymentBill,
  unknownPaymentPage,
} from './payment-page.ts';

const actSchema = v.strictObject({
  method: v.picklist(['UPI', 'Net Banking']),
  outcome: v.picklist(['succeeded', 'failed', 'cancelled']),
});

/** How a person has ended a payment. */
export type PaymentAct = v.InferOutput<typeof actSchema>;

export interface GatewayPayment {
  readonly bill: PaymentBill;
  /** The app's address that the person goes back to, with how the payment stands. */
  readonly returnAddress: string;
}

export interface Gateway {
  /** Of the outside origin, before the signed state. */
  readonly path: string;
  /** The payment of a signed state; none for a state that was not signed here. */
  readonly find: (state: string) => Promise<GatewayPayment | undefined>;
  /** Ends a payment, once, and answers how it has ended: perhaps otherwise, and before. */
  readonly finish: (state: string, act: PaymentAct) => Promise<GatewayState>;
}

type StatePath = { readonly Params: { readonly state: string } };

/** The payment gateway: pages of another origin, where a payment ends one way or the other. */
export function addGateway({ outside, config }: Sandbox, gateway: Gateway): void {
  outside.get<StatePath>(`${gateway.path}/:state`, async ({ params }, reply) => {
    const payment = await gateway.find(params.state);
    if (payment === undefined) return sendPage(reply.code(404), unknownPaymentPage());
    const { bill, returnAddress } = payment;
    allowReturnTo(reply, config, returnAddress);
    if (bill.state === 'open') return sendPage(reply, openPaymentPage(bill));
    return sendPage(reply, finishedPaymentPage(bill, returnAddress));
  });
  outside.post<StatePath>(`${gateway.path}/:state`, async ({ params, body }, reply) => {
    if ((await gateway.find(params.state)) === undefined) {
      return sendPage(reply.code(404), unknownPaymentPage());
    }
    const act = v.safeParse(actSchema, body);
    if (!act.success) {
      const message = 'Please choose a method and how the payment ends.';
      throw new Refusal({ status: 400, code: 'invalid-act', message });
    }
    const state = await gateway.finish(params.state, act.output);
    const payment = await gateway.find(params.state);
    if (payment === undefined) throw new Error('a payment has vanished');
    if (state === act.output.outcome) return reply.redirect(payment.returnAddress, 303);
    // It had ended in another way before: the page says how.
    return sendPage(reply.code(409), finishedPaymentPage(payment.bill, payment.returnAddress));
  });
}
