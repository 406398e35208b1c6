import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import type { Sandbox } from '#infrastructure/backend/context.ts';
import { Refusal } from '#infrastructure/backend/http/refusal.ts';
import { allowReturnTo } from '#infrastructure/backend/http/security-headers.ts';
import { type Page, sendPage } from './third-party-page.ts';
import { actSchema, type PaymentAct } from './payment-act.ts';
import { noticeFrom, type PaymentNotice } from './payment-notices.ts';
import {
  finishedPaymentPage,
  type GatewayState,
  openPaymentPage,
  type PaymentBill,
  unknownPaymentPage,
} from './payment-page.ts';

/** The form that simulates money which arrives after its payment has ended. */
const lateSchema = v.strictObject({ outcome: v.literal('late') });

export interface GatewayPayment {
  readonly bill: PaymentBill;
  /** The app's return URL, with the payment's status. */
  readonly returnAddress: string;
}

export interface Gateway {
  /** The path of the payment page on the third-party origin; the signed payment id follows. */
  readonly path: string;
  /** Finds a payment by its signed id; undefined if the signature is not ours. */
  readonly find: (state: string) => Promise<GatewayPayment | undefined>;
  /**
   * Records once how a payment ended. Returns its outcome, which an earlier call may have recorded.
   */
  readonly finish: (state: string, act: PaymentAct) => Promise<GatewayState>;
  /** Handles a notice from the gateway and returns the payment's state. */
  readonly take: (notice: PaymentNotice) => Promise<GatewayState>;
}

type StatePath = { readonly Params: { readonly state: string } };

/**
 * Adds the payment gateway's pages. They have another origin than the app, as with a real gateway.
 */
export function addGateway(sandbox: Sandbox, gateway: Gateway): void {
  const { thirdParties, config, signer } = sandbox;
  thirdParties.get<StatePath>(`${gateway.path}/:state`, async ({ params }, reply) => {
    const payment = await gateway.find(params.state);
    if (payment === undefined) return sendPage(reply.code(404), unknownPaymentPage());
    const { bill, returnAddress } = payment;
    allowReturnTo(reply, config, returnAddress);
    if (bill.state === 'open') return sendPage(reply, openPaymentPage(bill));
    return sendPage(reply, finishedPaymentPage(bill, returnAddress));
  });
  thirdParties.post<StatePath>(`${gateway.path}/:state`, ({ params, body }, reply) =>
    takeForm(gateway, { state: params.state, body, reply }),
  );
  thirdParties.post(`${gateway.path}/notices`, async ({ body }) => {
    return { state: await gateway.take(noticeFrom(signer, body)) };
  });
}

interface SentForm {
  readonly state: string;
  readonly body: unknown;
  readonly reply: FastifyReply;
}

async function takeForm(gateway: Gateway, { state, body, reply }: SentForm): Promise<FastifyReply> {
  const before = await gateway.find(state);
  if (before === undefined) return sendPage(reply.code(404), unknownPaymentPage());
  if (v.is(lateSchema, body)) {
    const { reference, amount } = before.bill;
    await gateway.take({ reference, amount, currency: 'INR', outcome: 'succeeded' });
    return sendPage(reply, await finished(gateway, state));
  }
  const act = v.safeParse(actSchema, body);
  if (!act.success) {
    const message = 'Please choose a method and how the payment ends.';
    throw new Refusal({ status: 400, code: 'invalid-act', message });
  }
  const ended = await gateway.finish(state, act.output);
  if (ended !== act.output.outcome) {
    // The payment had already ended in another way, which the page shows.
    return sendPage(reply.code(409), await finished(gateway, state));
  }
  const { returnAddress } = await still(gateway, state);
  return reply.redirect(returnAddress, 303);
}

async function finished(gateway: Gateway, state: string): Promise<Page> {
  const { bill, returnAddress } = await still(gateway, state);
  return finishedPaymentPage(bill, returnAddress);
}

async function still(gateway: Gateway, state: string): Promise<GatewayPayment> {
  const payment = await gateway.find(state);
  if (payment === undefined) throw new Error('the payment no longer exists');
  return payment;
}
