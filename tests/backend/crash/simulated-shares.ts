import { DealSlips } from '#application/private-market/deal-slips.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { SharePayments } from '#application/private-market/share-payments.ts';
import type { ReadOrderStatus } from '#domain/private-market/orders/order-status.ts';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
import {
  IN_STOCK,
  ordered,
  OUT_OF_STOCK,
  press,
} from '#tests/contracts/private-market/ordering.ts';
import type { Journey } from './journey.ts';
import { Refused } from './crash-test.ts';

const OUTCOMES = ['succeeded', 'succeeded', 'succeeded', 'failed', 'cancelled'] as const;

/** An order of shares, up to a random step. */
export async function buyShares(journey: Journey): Promise<void> {
  const { act, random, client, acknowledged } = journey;
  const isFromStock = random.chance(0.6);
  // Each order is of another number of shares: no two orders are duplicates.
  const units = 26 + acknowledged.shareOrders.size;
  const tag = random.chance(0.85) ? 'accept' : 'reject';
  const isLeftUnpaid = random.chance(0.1);
  const { requestId } = await act('an order of shares', () =>
    ordered(client.app, isFromStock ? IN_STOCK : OUT_OF_STOCK, units),
  );
  acknowledged.shareOrders.set(requestId, 'placed');
  if (isLeftUnpaid) return;
  if (!(await isPayable(journey, requestId, tag))) return;
  await pay(journey, requestId);
  if (acknowledged.shareOrders.get(requestId) === 'paid') await sign(journey, requestId);
}

/** The desk offers shares that are not in stock; the investor then accepts the offer. */
async function isPayable(
  { act, client }: Journey,
  requestId: number,
  tag: 'accept' | 'reject',
): Promise<boolean> {
  const { app } = client;
  const status = () => act('the state of an order', () => stateOf(client.app, requestId));
  if ((await status()) === 'pending') {
    const offer = { pricePerUnit: '2450.50', expiresInSeconds: 7200 };
    await act('an offer', () => desk(client, `orders/${requestId}/offer`, offer));
  }
  if ((await status()) === 'price_offered') {
    await act('the answer to an offer', async () => {
      valueOf(await app.get(ShareOrders).answerOffer({ requestId, tag }, {}));
    });
  }
  return ['request_confirmed', 'payment_requested'].includes(await status());
}

async function pay(
  { act, random, client, acknowledged }: Journey,
  requestId: number,
): Promise<void> {
  const { app } = client;
  const outcome = random.pick(OUTCOMES);
  const isPressedAgain = random.chance(0.4);
  const { paymentUrl } = await act('the payment page of shares', async () =>
    valueOf(await app.get(SharePayments).start(requestId, {})),
  );
  const fields = { method: 'UPI', outcome };
  await act('a payment of shares', () => press(paymentUrl, fields));
  if (isPressedAgain) await act('a second click for shares', () => press(paymentUrl, fields));
  if (outcome !== 'succeeded' && random.chance(0.3)) {
    await act('a late payment of shares', () => press(paymentUrl, { outcome: 'late' }));
  }
  const state = await act('the state of an order', () => stateOf(app, requestId));
  if (state === 'payment_received') acknowledged.shareOrders.set(requestId, 'paid');
}

async function sign(
  { act, random, client, acknowledged }: Journey,
  requestId: number,
): Promise<void> {
  const { app, server } = client;
  const isCompleted = random.chance(0.8);
  const slip = await act('the deal slip', async () =>
    valueOf(await app.get(DealSlips).prepare(requestId, {})),
  );
  const { token } = slip;
  if (token !== undefined) {
    const page = `${server.thirdPartyAddress}/sign/${token.documentId}`;
    await act('a signature', () => press(page, { token: token.tokenId, outcome: 'signed' }));
  }
  await act('the confirmation of the signature', async () => {
    valueOf(await app.get(DealSlips).confirmSigned(requestId, {}));
  });
  if (!isCompleted) return;
  await act('the transfer', () => desk(client, `orders/${requestId}/complete`, {}));
  const state = await act('the state of an order', () => stateOf(app, requestId));
  if (state === 'completed') acknowledged.shareOrders.set(requestId, 'completed');
}

async function stateOf(app: Journey['client']['app'], requestId: number): Promise<string> {
  return statusText(valueOf(await app.get(SharePayments).status(requestId, {})).orderStatus);
}

/** A status as the wire has it. */
export function statusText(status: ReadOrderStatus): string {
  return typeof status === 'string' ? status : 'unknown';
}

/** The repeat of a desk action is refused if it was done and its reply was lost. */
async function desk({ server }: Journey['client'], path: string, body: unknown): Promise<void> {
  try {
    await server.control.call('POST', path, body);
  } catch (error) {
    if (error instanceof TypeError) throw error;
    const isStale = /has changed|cannot make this decision/;
    if (error instanceof Error && isStale.test(error.message)) return;
    throw new Refused(String(error));
  }
}
