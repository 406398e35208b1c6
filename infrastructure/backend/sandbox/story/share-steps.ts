import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import * as v from 'valibot';
import { failed, type StoryCalls } from './story-calls.ts';
import type { StepResult, Story, StoryStep } from './story.ts';

/** A share out of stock, so that the desk makes an offer. */
const SHARE_ID = 107;
const UNITS = 26;
const PRICE = '2450.50';
/** A day more than a year, so that a deposit of one year has matured in leap years too. */
const A_YEAR = 366 * 86_400;
const nothing = v.unknown();
const deskOrder = v.object({
  requestId: v.number(),
  name: v.string(),
  status: v.string(),
  offeredPrice: v.optional(v.string()),
  legalMoves: v.array(v.string()),
});

async function orderOf(calls: StoryCalls, requestId: Story['requestId']) {
  const orders = await calls.control('GET', 'orders', { result: v.array(deskOrder) });
  const order = orders.find((found) => found.requestId === requestId);
  if (order === undefined) throw failed('The order is not on the desk.');
  return order;
}

/** Makes a move of the desk, unless the desk has already made it by itself. */
async function move(
  calls: StoryCalls,
  requestId: Story['requestId'],
  { name, body = {} }: { readonly name: string; readonly body?: unknown },
): Promise<'made' | 'made-before'> {
  const { legalMoves } = await orderOf(calls, requestId);
  if (!legalMoves.includes(name)) return 'made-before';
  await calls.control('POST', `orders/${requestId}/${name}`, { body, result: nothing });
  return 'made';
}

async function requestShares(calls: StoryCalls, { investorId }: Story): Promise<StepResult> {
  const { order_summary: placed } = await calls.api('POST', '/private-market/ipoorderreqest', {
    body: {
      pre_ipo_product_id: SHARE_ID,
      requested_qty: UNITS,
      investor_id: investorId,
      supplier_id: 1,
      ifa_id: 1,
    },
    data: v.object({ order_summary: v.object({ request_id: v.number() }) }),
  });
  const { request_id: requestId } = placed;
  const { name } = await orderOf(calls, requestId);
  const line = `Requested ${UNITS} shares of ${name}, order ${requestId}.`;
  return { line, story: { requestId } };
}

async function offerShares(calls: StoryCalls, { requestId }: Story): Promise<StepResult> {
  const body = { pricePerUnit: PRICE, expiresInSeconds: 7200 };
  await move(calls, requestId, { name: 'offer', body });
  const { offeredPrice = PRICE } = await orderOf(calls, requestId);
  return { line: `The desk offers each share for ${formatRupees(Money.of(offeredPrice))}.` };
}

async function acceptOffer(calls: StoryCalls, { requestId }: Story): Promise<StepResult> {
  await calls.api('PUT', '/private-market/preipo/status', {
    body: { request_id: requestId, tag: 'accept' },
    data: v.optional(nothing),
  });
  return { line: 'Accepted the offer.' };
}

async function payShares(calls: StoryCalls, { requestId }: Story): Promise<StepResult> {
  const { payment_gateway: gateway } = await calls.api('POST', '/private-market/intiatepayment', {
    body: { order_id: requestId, pg_id: 1 },
    data: v.object({ payment_gateway: v.object({ payment_url: v.string() }) }),
  });
  await calls.press(gateway.payment_url, { method: 'UPI', outcome: 'succeeded' });
  return { line: 'Paid for the shares by UPI.' };
}

async function signSlip(
  calls: StoryCalls,
  { requestId, investorId }: Story,
): Promise<StepResult> {
  const order = `request_id=${requestId}&investor_id=${investorId}`;
  const query = `${order}&ifa_id=1&expiry_in_days=3&notify_signer=false`;
  const { digio_upload_response: uploaded } = await calls.api(
    'GET',
    `/signing/upload-and-gettoken?${query}`,
    {
      data: v.object({
        digio_upload_response: v.object({
          access_token: v.object({ entity_id: v.string(), id: v.string() }),
        }),
      }),
    },
  );
  const { entity_id: document, id: token } = uploaded.access_token;
  await calls.press(`/sign/${document}`, { token, outcome: 'signed' });
  await calls.api('POST', `/signing/digio-signed-status?order_request_id=${requestId}`, {
    data: v.optional(nothing),
  });
  return { line: `Signed the deal slip ${document}.` };
}

async function transferShares(calls: StoryCalls, { requestId }: Story): Promise<StepResult> {
  await move(calls, requestId, { name: 'complete' });
  const { status } = await orderOf(calls, requestId);
  if (status !== 'completed') throw failed(`The order is still ${status.replaceAll('_', ' ')}.`);
  return { line: `${UNITS} shares are in the demat account.` };
}

async function passAYear(calls: StoryCalls): Promise<StepResult> {
  const { now } = await calls.control('POST', 'clock', {
    body: { advanceSeconds: A_YEAR },
    result: v.object({ now: v.string() }),
  });
  return { line: `A year later, on ${now.slice(0, 10)}: the deposit has matured.` };
}

export const shareSteps: readonly StoryStep[] = [
  { name: 'request-shares', label: 'Request shares', run: requestShares },
  { name: 'offer', label: 'Offer a price from the desk', run: offerShares },
  { name: 'accept', label: 'Accept the offer', run: acceptOffer },
  { name: 'pay-shares', label: 'Pay for the shares', run: payShares },
  { name: 'sign', label: 'Sign the deal slip', run: signSlip },
  { name: 'transfer', label: 'Transfer the shares', run: transferShares },
];

export const yearStep: StoryStep = {
  name: 'year',
  label: 'Move the clock by a year',
  run: passAYear,
};
