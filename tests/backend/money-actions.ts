import { DealSlips } from '#application/private-market/deal-slips.ts';
import { BasketOrders } from '#application/private-market/basket-orders.ts';
import { SellRequests } from '#application/private-market/sell-requests.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { SharePayments } from '#application/private-market/share-payments.ts';
import { DepositCatalogue } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import { DepositPayments } from '#application/fixed-deposits/booking/deposit-payments.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import type { Result } from '#domain/platform/result.ts';
import { Money } from '#domain/platform/money.ts';
import { basketOrder } from '#domain/private-market/orders/basket-order.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { valueOf } from '#tests/contracts/accounts/signed-in.ts';
import type { Backend } from '#tests/contracts/backend.ts';
import {
  orderFor,
  present,
  press as pressDeposit,
  searchOf,
  submitNominees,
} from '#tests/contracts/fixed-deposits/booking.ts';
import { IN_STOCK, OUT_OF_STOCK, press } from '#tests/contracts/private-market/ordering.ts';

/** Runs a command, repeats it until it is answered, and returns the answer. */
export type Act = <Value>(
  what: string,
  work: () => Promise<Result<Value, PortFailure>>,
) => Promise<Value>;

export interface ActingInvestor {
  readonly app: AppContainer;
  readonly backend: Backend;
  readonly act: Act;
  /** A number unique to this investor, by which the orders are recognised. */
  readonly number: number;
}

/** Buys a deposit, from the order to its maturity. */
export async function buyADeposit({ app, backend, act, number }: ActingInvestor): Promise<void> {
  const request = await orderFor(app, backend, { principal: `${100 + number}000` });
  const { depositOrderId } = await act('startfd', () => app.get(DepositOrders).start(request, {}));
  const { paymentUrl } = await act('updatenominees', () =>
    submitNominees(app, backend, depositOrderId),
  );
  const back = await act('the payment of a deposit', () =>
    page(() => pressDeposit(paymentUrl, 'succeeded')),
  );
  await act('verify-payment', () => app.get(DepositPayments).verify(searchOf(back), {}));
  const instructions = valueOf(await app.get(DepositCatalogue).maturityInstructions(1003, {}));
  const { instructionId } = present(instructions.at(-1));
  await act('the maturity action', () =>
    app.get(DepositOrders).chooseMaturityInstruction({ depositOrderId, instructionId }, {}),
  );
}

/** An order of shares in stock, paid and signed. */
export async function buyShares({ app, backend, act, number }: ActingInvestor): Promise<void> {
  const wish = { shareId: IN_STOCK, units: 30 + number };
  const placed = await act('an order of shares', () => app.get(ShareOrders).place(wish, {}));
  const requestId = present(placed.requestId);
  const { paymentUrl } = await act('a payment page', () =>
    app.get(SharePayments).start(requestId, {}),
  );
  const fields = { method: 'UPI', outcome: 'succeeded' };
  await act('the payment of shares', () => page(() => press(paymentUrl, fields)));
  const { token } = await act('the deal slip', () => app.get(DealSlips).prepare(requestId, {}));
  const { documentId, tokenId } = present(token);
  const sign = { token: tokenId, outcome: 'signed' };
  await act('the signature', () =>
    page(() => press(`${backend.thirdPartyAddress}/sign/${documentId}`, sign)),
  );
  await act('the signature report', () => app.get(DealSlips).confirmSigned(requestId, {}));
}

/** An offer of the desk, accepted; a basket; shares offered for sale. */
export async function orderMore({ app, backend, act, number }: ActingInvestor): Promise<void> {
  const wish = { shareId: OUT_OF_STOCK, units: 30 + number };
  const placed = await act('an order out of stock', () => app.get(ShareOrders).place(wish, {}));
  const requestId = present(placed.requestId);
  const offer = { pricePerUnit: '2450.50', expiresInSeconds: 7200 };
  await backend.control.call('POST', `orders/${requestId}/offer`, offer);
  await act('the answer to an offer', () =>
    app.get(ShareOrders).answerOffer({ requestId, tag: 'accept' }, {}),
  );
  const order = present(basketOrder(String(40 + number), Money.of('28250')));
  await act('an order of baskets', () =>
    app.get(BasketOrders).place({ basketId: 202, ...order }, {}),
  );
  const sale = { shareName: `Share ${number}`, quantity: number, askingPrice: Money.of('100') };
  await act('a sell request', () => app.get(SellRequests).submit(sale, {}));
}

interface PageReply {
  readonly status: number;
  readonly location: string | undefined;
}

/** The reply of a third-party page, as a result like those of the adapters. */
async function page(ask: () => Promise<PageReply>): Promise<Result<PageReply, PortFailure>> {
  const reply = await ask();
  if (reply.status < 400) return { ok: true, value: reply };
  const code = reply.status === 503 ? 'unknown' : 'refused';
  return { ok: false, failure: { kind: 'refused', status: reply.status, code } };
}
