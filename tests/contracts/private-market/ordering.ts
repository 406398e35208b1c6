import { DealSlips } from '#application/private-market/deal-slips.ts';
import type { ShareOrder } from '#application/private-market/share-orders.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { SharePayments } from '#application/private-market/share-payments.ts';
import { OrderTab } from '#domain/private-market/orders/order-status.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { valueOf } from '../accounts/signed-in.ts';
import type { Backend } from '../backend.ts';

/** In stock, with three tiers: from 25 shares on, ₹760 each. */
export const IN_STOCK = 104;
/** Out of stock: from 10 shares on, ₹2,490 each. */
export const OUT_OF_STOCK = 107;

/** Orders shares and returns the placed order with its id. */
export async function ordered(app: AppContainer, shareId: number, units: number) {
  const placed = valueOf(await app.get(ShareOrders).place({ shareId, units }, {}));
  if (placed.requestId === undefined) throw new Error('the order has no id');
  return { ...placed, requestId: placed.requestId };
}

/** An order as the list of orders returns it, in any tab. */
export async function orderOf(app: AppContainer, requestId: number): Promise<ShareOrder> {
  for (const tab of Object.values(OrderTab)) {
    const orders = valueOf(await app.get(ShareOrders).list(tab, {}));
    const found = orders.find((order) => order.requestId === requestId);
    if (found !== undefined) return found;
  }
  throw new Error(`order ${requestId} is in no list`);
}

/** The action of an investor on the page of the payment gateway. */
export async function pay(
  app: AppContainer,
  requestId: number,
  outcome: 'succeeded' | 'failed' | 'cancelled' = 'succeeded',
) {
  const { paymentUrl } = valueOf(await app.get(SharePayments).start(requestId, {}));
  return press(paymentUrl, { method: 'UPI', outcome });
}

/** Submits a form of a third-party page, as a browser would. */
export async function press(address: string, fields: Readonly<Record<string, string>>) {
  const response = await fetch(address, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: new URL(address).origin },
    body: new URLSearchParams(fields),
  });
  const location = response.headers.get('location') ?? undefined;
  return { status: response.status, location, text: await response.text() };
}

/** Signs at the signing service; the app has not reported the signature yet. */
export async function signAtSigningService(
  app: AppContainer,
  backend: Backend,
  requestId: number,
  outcome: 'signed' | 'failed' | 'cancelled' = 'signed',
) {
  const { token } = valueOf(await app.get(DealSlips).prepare(requestId, {}));
  if (token === undefined) throw new Error('there is nothing to sign with');
  const page = `${backend.thirdPartyAddress}/sign/${token.documentId}`;
  return press(page, { token: token.tokenId, outcome });
}
