import { DealSlips } from '#application/private-market/deal-slips.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { SharePayments } from '#application/private-market/share-payments.ts';
import { ShareRequests } from '#application/private-market/share-requests.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { formatDate } from '#domain/platform/indian-formatting.ts';
import { transferDueOn } from '#domain/private-market/orders/deal-slip.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { failureOf, refusalOf, signedIn, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { ARJUN, LEELA } from '../fixed-deposits/booking.ts';
import { printedIn } from '../fixed-deposits/printed-text.ts';
import {
  IN_STOCK,
  ordered,
  orderOf,
  OUT_OF_STOCK,
  pay,
  press,
  signAtSigningService,
} from './ordering.ts';

const backend = testBackend();
let arjun: AppContainer;
beforeAll(async () => {
  arjun = await signedIn(backend, ARJUN);
});

const orders = () => arjun.get(ShareOrders);
const lastMessage = async (to = ARJUN) => (await backend.control.outbox(to))[0]?.text ?? '';
const desk = (id: number, move: string, body?: unknown) =>
  backend.control.call('POST', `orders/${id}/${move}`, body ?? {});

async function stockOf(shareId: number): Promise<number> {
  const share = await backend.sandbox.database
    .selectFrom('shares')
    .select('available_stock')
    .where('id', '=', shareId)
    .executeTakeFirstOrThrow();
  return share.available_stock;
}

describe('an order of shares', () => {
  it('is confirmed at once from stock, at the price of its quantity [PM-7.25]', async () => {
    const before = await stockOf(IN_STOCK);
    const { outcome, requestId } = await ordered(arjun, IN_STOCK, 200);
    expect(outcome).toBe('order-summary');
    expect(await stockOf(IN_STOCK)).toBe(before - 200);
    const facts = valueOf(await orders().summary(requestId, {}));
    expect(facts.pricePerUnit.text).toBe('748');
    expect(facts.totalInvestment.text).toBe('149600');
    expect(facts.stampDuty.text).toBe('22.44');
    expect(facts.taxDeductedAtSource.text).toBe('0');
    expect(facts.totalPayable.text).toBe('149622.44');
    expect(facts.dematNumber).toBe('IN30021418840117');
  });

  it('reserves no stock while it is pending, and has no summary yet', async () => {
    const { outcome, requestId } = await ordered(arjun, OUT_OF_STOCK, 11);
    expect(outcome).toBe('order-requested');
    expect(refusalOf(await orders().summary(requestId, {}))).toBe('409 no-price-yet');
    expect(await stockOf(OUT_OF_STOCK)).toBe(0);
    expect(await lastMessage()).toContain('11 shares of Aarohan Space Systems');
  });

  it('releases its stock when the desk cancels it', async () => {
    const before = await stockOf(IN_STOCK);
    const { requestId } = await ordered(arjun, IN_STOCK, 30);
    await desk(requestId, 'cancel');
    expect(await stockOf(IN_STOCK)).toBe(before);
    expect((await orderOf(arjun, requestId)).status).toBe('cancelled');
  });

  it('is refused below the minimum, above ₹100 crore, and without a share', async () => {
    const place = (shareId: number, units: number) => orders().place({ shareId, units }, {});
    const tooFew = failureOf(await place(IN_STOCK, 24));
    expect(tooFew).toMatchObject({ status: 422, message: 'Minimum purchase quantity is 25' });
    expect(refusalOf(await place(999, 10))).toBe('404 share-unknown');
    // At ₹2,565 a share, its highest price, ₹100 crore buys 3,89,863 shares.
    expect(refusalOf(await place(OUT_OF_STOCK, 389_864))).toBe('422 order-too-large');
    const { outcome, requestId = 0 } = valueOf(await place(OUT_OF_STOCK, 389_863));
    expect(outcome).toBe('order-requested');
    const offer = desk(requestId, 'offer', { pricePerUnit: '2566', expiresInSeconds: 60 });
    await expect(offer).rejects.toThrow('One order can be at most ₹100 crore');
  });

  it('waits for the desk if it exceeds the stock', async () => {
    const units = (await stockOf(IN_STOCK)) + 1;
    const { outcome } = valueOf(await orders().place({ shareId: IN_STOCK, units }, {}));
    expect(outcome).toBe('order-requested');
  });

  it('has an unexpected reply for an undocumented status [PM-4.54]', async () => {
    const place = () => orders().place({ shareId: IN_STOCK, units: 31 }, {});
    const answering = (status: string) =>
      backend.control.fault({
        route: 'POST /api/private-market/ipoorderreqest',
        kind: 'patch',
        patch: { data: { order_summary: { status } } },
        times: 1,
      });
    await answering('parked');
    expect(failureOf(await place()).kind).toBe('unexpected-reply');
    await answering('price_offered');
    expect(valueOf(await place()).outcome).toBe('orders');
  });
});

describe('an offer', () => {
  it('is made by the desk, sent by SMS, accepted and then paid [PM-7.35]', async () => {
    const { requestId } = await ordered(arjun, OUT_OF_STOCK, 12);
    await desk(requestId, 'offer', { pricePerUnit: '2450.50', expiresInSeconds: 600 });
    const offered = await orderOf(arjun, requestId);
    expect(offered).toMatchObject({ status: 'price_offered', units: 12 });
    expect(offered.offeredPrice?.text).toBe('2450.5');
    expect(await lastMessage()).toContain('at ₹2,450.50 each, until');
    valueOf(await orders().answerOffer({ requestId, tag: 'accept' }, {}));
    const accepted = valueOf(await orders().summary(requestId, {}));
    expect(accepted).toMatchObject({ status: 'payment_requested' });
    expect(accepted.totalPayable.text).toBe('29410.41');
    expect(accepted.priceSeen?.text).toBe('2450.5');
  });

  it('cannot be accepted after its deadline, or after it was declined', async () => {
    const late = await ordered(arjun, OUT_OF_STOCK, 13);
    await desk(late.requestId, 'offer', { pricePerUnit: 2500, expiresInSeconds: 60 });
    const early = { requestId: late.requestId, tag: 'expire' } as const;
    expect(refusalOf(await orders().answerOffer(early, {}))).toBe('409 offer-still-stands');
    await backend.control.advance(60);
    const accept = { requestId: late.requestId, tag: 'accept' } as const;
    expect(refusalOf(await orders().answerOffer(accept, {}))).toBe('409 not-from-this-status');
    expect((await orderOf(arjun, late.requestId)).status).toBe('price_offer_expired');
    // The clock was faster: saying so again is no failure.
    valueOf(await orders().answerOffer(early, {}));
    const other = await ordered(arjun, OUT_OF_STOCK, 14);
    await desk(other.requestId, 'offer', { pricePerUnit: 2500, expiresInSeconds: 60 });
    const reject = { requestId: other.requestId, tag: 'reject' } as const;
    valueOf(await orders().answerOffer(reject, {}));
    valueOf(await orders().answerOffer(reject, {}));
    const change = { requestId: other.requestId, tag: 'accept' } as const;
    expect(refusalOf(await orders().answerOffer(change, {}))).toBe('409 not-from-this-status');
  });
});

describe('paying', () => {
  it('opens one page per order, which ends once and returns to the app [PM-7.37, PM-4.85]', async () => {
    const { requestId } = await ordered(arjun, IN_STOCK, 25);
    const payments = arjun.get(SharePayments);
    const first = valueOf(await payments.start(requestId, {}));
    expect(valueOf(await payments.start(requestId, {}))).toEqual(first);
    expect(valueOf(await payments.status(requestId, {})).outcome).toBe('pending');
    expect((await pay(arjun, requestId, 'cancelled')).location).toBe(
      `${backend.appAddress}/privatemarket/payment?order_id=${requestId}`,
    );
    expect(valueOf(await payments.status(requestId, {}))).toMatchObject({
      outcome: 'cancelled',
      orderStatus: 'payment_requested',
    });
    await pay(arjun, requestId, 'failed');
    expect((await orderOf(arjun, requestId)).status).toBe('payment_failed');
    await pay(arjun, requestId);
    const paid = valueOf(await payments.status(requestId, {}));
    expect(paid).toMatchObject({ outcome: 'succeeded', orderStatus: 'payment_received' });
    expect(paid.amount.text).toBe('19002.85');
    expect(refusalOf(await payments.start(requestId, {}))).toBe('409 paid-already');
  });

  it('ends when the desk cancels the order, even if the page is open', async () => {
    const { requestId } = await ordered(arjun, IN_STOCK, 26);
    const { paymentUrl } = valueOf(await arjun.get(SharePayments).start(requestId, {}));
    await desk(requestId, 'cancel');
    const fields = new URLSearchParams({ method: 'UPI', outcome: 'succeeded' });
    const headers = { origin: backend.thirdPartyAddress };
    const late = await fetch(paymentUrl, { method: 'POST', body: fields, headers });
    expect(late.status).toBe(409);
    expect((await orderOf(arjun, requestId)).status).toBe('cancelled');
  });
});

describe('the deal slip', () => {
  it('is signed at the service, reported, and stored as a PDF [PM-7.40, PM-7.41]', async () => {
    const slips = arjun.get(DealSlips);
    const { requestId } = await ordered(arjun, IN_STOCK, 27);
    expect(valueOf(await slips.prepare(requestId, {}))).toMatchObject({ isPaymentDone: false });
    await pay(arjun, requestId);
    expect(refusalOf(await slips.confirmSigned(requestId, {}))).toBe('409 not-signed');
    await signAtSigningService(arjun, backend, requestId, 'failed');
    await signAtSigningService(arjun, backend, requestId, 'cancelled');
    expect(refusalOf(await slips.confirmSigned(requestId, {}))).toBe('409 not-signed');
    const signed = await signAtSigningService(arjun, backend, requestId);
    expect(signed.text).toContain('data-event="completed"');
    valueOf(await slips.confirmSigned(requestId, {}));
    valueOf(await slips.confirmSigned(requestId, {}));
    expect(valueOf(await slips.prepare(requestId, {})).isSigned).toBe(true);
    const pdf = valueOf(await slips.document(requestId, {}));
    expect(await pdf.text()).toMatch(/^%PDF/);
    await desk(requestId, 'complete');
    expect((await orderOf(arjun, requestId)).status).toBe('completed');
    expect(await lastMessage()).toContain('are in your demat account');
  });

  it('completes by the service’s own notice if the app was closed', async () => {
    const { requestId } = await ordered(arjun, IN_STOCK, 28);
    await pay(arjun, requestId);
    await signAtSigningService(arjun, backend, requestId);
    expect((await orderOf(arjun, requestId)).status).toBe('payment_received');
    await expect(desk(requestId, 'complete')).rejects.toThrow('has changed');
    await backend.control.advance(60);
    expect((await orderOf(arjun, requestId)).status).toBe('order_under_process');
  });

  it('is not shown without its token', async () => {
    const { requestId } = await ordered(arjun, IN_STOCK, 29);
    await pay(arjun, requestId);
    const { token } = valueOf(await arjun.get(DealSlips).prepare(requestId, {}));
    const page = `${backend.thirdPartyAddress}/sign/${token?.documentId}`;
    expect(await (await fetch(page)).text()).not.toContain('Nilgiri');
    const headers = { origin: backend.thirdPartyAddress };
    const body = new URLSearchParams({ token: 'made up', outcome: 'signed' });
    expect((await fetch(page, { method: 'POST', body, headers })).status).toBe(404);
  });

  it('is neither shown nor signed once the payment is returned', async () => {
    const { requestId } = await ordered(arjun, IN_STOCK, 31);
    await pay(arjun, requestId);
    const { token } = valueOf(await arjun.get(DealSlips).prepare(requestId, {}));
    await desk(requestId, 'refund');
    const page = `${backend.thirdPartyAddress}/sign/${token?.documentId}`;
    const opened = { token: token?.tokenId ?? '' };
    expect((await press(page, opened)).status).toBe(404);
    expect((await press(page, { ...opened, outcome: 'signed' })).status).toBe(404);
    expect(refusalOf(await arjun.get(DealSlips).document(requestId, {}))).toBe('404 slip-unknown');
  });
});

describe('the list of orders', () => {
  it('has every status of the sample data, newest first [PM-7.34]', async () => {
    await backend.control.reset();
    const app = await signedIn(backend, ARJUN);
    const list = async (tab: 'active' | 'past') =>
      valueOf(await app.get(ShareOrders).list(tab, {}));
    const [active, past] = [await list('active'), await list('past')];
    expect(active.map(({ status }) => status)).toEqual([
      'pending',
      'price_offered',
      'request_confirmed',
      'payment_requested',
      'payment_failed',
      'payment_received',
      'order_under_process',
    ]);
    expect(new Set(past.map(({ status }) => status))).toEqual(
      new Set(['completed', 'price_offer_declined', 'price_offer_expired', 'cancelled']),
    );
    const moments = past.map(({ placedAt }) => placedAt ?? 0);
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
    expect(past.map(({ reached }) => reached?.requested)).toEqual(moments);
  });

  it('lists the shares of one basket of a basket order [PM-3.41]', async () => {
    const app = await signedIn(backend, ARJUN);
    const past = valueOf(await app.get(ShareOrders).list('past', {}));
    const [item] = past.find(({ isBasket }) => isBasket)?.items ?? [];
    expect(item?.name).not.toBe('');
    expect(item?.units).toBeGreaterThan(0);
    expect(item?.totalValue?.text).toMatch(/^\d/);
  });
});

describe('a link to an order', () => {
  it('opens it for its owner alone [PM-7.42, PM-4.33]', async () => {
    const app = await signedIn(backend, ARJUN);
    const { requestId } = await ordered(app, IN_STOCK, 31);
    const link = /order-summary\/(\w+)/.exec(await lastMessage())?.[1] ?? '';
    expect(valueOf(await app.get(ShareOrders).resume(link, {}))).toMatchObject({ requestId });
    const other = await signedIn(backend, LEELA);
    expect(refusalOf(await other.get(ShareOrders).resume(link, {}))).toBe('404 order-unknown');
  });
});

describe('orders of another investor', () => {
  it('can be neither read, answered, paid for, signed nor printed', async () => {
    const app = await signedIn(backend, ARJUN);
    const other = await signedIn(backend, LEELA);
    const { requestId } = await ordered(app, IN_STOCK, 32);
    const theirs = other.get(ShareOrders);
    const tries = [
      await theirs.summary(requestId, {}),
      await theirs.answerOffer({ requestId, tag: 'accept' }, {}),
      await other.get(SharePayments).start(requestId, {}),
      await other.get(SharePayments).status(requestId, {}),
      await other.get(DealSlips).prepare(requestId, {}),
      await other.get(DealSlips).confirmSigned(requestId, {}),
      await other.get(DealSlips).document(requestId, {}),
    ];
    for (const each of tries) expect(refusalOf(each)).toBe('404 order-unknown');
    const seen = valueOf(await theirs.list('active', {}));
    expect(seen.map((order) => order.requestId)).not.toContain(requestId);
  });

  it('cannot be ordered before PAN, bank and demat account are there [PM-4.73]', async () => {
    const other = await signedIn(backend, LEELA);
    const order = await other.get(ShareOrders).place({ shareId: IN_STOCK, units: 25 }, {});
    expect(refusalOf(order)).toBe('409 demat-missing');
  });
});

describe('a request for a share that is not in the list', () => {
  it('is sent to the desk, which answers it once [PM-7.44]', async () => {
    const app = await signedIn(backend, ARJUN);
    const draft = { shareName: 'Hidden Valley Tea', quantity: '50' };
    valueOf(await app.get(ShareRequests).submit(draft, {}));
    const waiting = await backend.control.call('GET', 'share-requests');
    const [request] = waiting as readonly { id: number; shareName: string; status: string }[];
    expect(request).toMatchObject({ shareName: 'Hidden Valley Tea', status: 'under-review' });
    const path = `share-requests/${request?.id}`;
    await backend.control.call('POST', `${path}/accept`, {});
    const refused = backend.control.call('POST', `${path}/refuse`, {});
    await expect(refused).rejects.toThrow('been decided');
    expect(await lastMessage()).toContain('We have found 50 shares of Hidden Valley Tea');
  });
});

describe('the SMS messages', () => {
  it('report each step of an order, with its link and its amount', async () => {
    const app = await signedIn(backend, ARJUN);
    const before = (await backend.control.outbox(ARJUN)).length;
    const { requestId } = await ordered(app, OUT_OF_STOCK, 16);
    await desk(requestId, 'offer', { pricePerUnit: 2400, expiresInSeconds: 600 });
    valueOf(await app.get(ShareOrders).answerOffer({ requestId, tag: 'accept' }, {}));
    await pay(app, requestId, 'failed');
    await pay(app, requestId);
    await signAtSigningService(app, backend, requestId);
    valueOf(await app.get(DealSlips).confirmSigned(requestId, {}));
    await desk(requestId, 'complete');
    const sent = (await backend.control.outbox(ARJUN)).toReversed().slice(before);
    const what = `16 shares of Aarohan Space Systems (order ${requestId})`;
    expect(sent.every(({ text }) => text.includes(what))).toBe(true);
    const expected = [
      'We have your request for',
      'We offer',
      'You accepted ₹2,400 each',
      'failed. If money left your account',
      'We received ₹38,405.76',
      'You signed the deal slip',
      'are in your demat account',
    ];
    expect(sent).toHaveLength(expected.length);
    for (const [at, part] of expected.entries()) expect(sent[at]?.text).toContain(part);
    const [mail] = await backend.control.outbox('arjun.mehta@mail.example');
    expect(mail?.text).toContain('The signed deal slip');
    // Only a one-time code is a number of six digits.
    expect(sent.some(({ text }) => /(?<!\d)\d{6}(?!\d)/.test(text))).toBe(false);
  });
});

describe('the automatic desk', () => {
  it('makes an offer, and transfers signed orders, after some seconds', async () => {
    await backend.control.desk(true);
    const app = await signedIn(backend, ARJUN);
    const { requestId } = await ordered(app, OUT_OF_STOCK, 15);
    await backend.control.advance(9);
    expect((await orderOf(app, requestId)).status).toBe('price_offered');
    valueOf(await app.get(ShareOrders).answerOffer({ requestId, tag: 'accept' }, {}));
    await pay(app, requestId);
    await signAtSigningService(app, backend, requestId);
    valueOf(await app.get(DealSlips).confirmSigned(requestId, {}));
    await backend.control.advance(9);
    expect((await orderOf(app, requestId)).status).toBe('completed');
    // The desk does not act on waiting orders of the sample data.
    const waiting = valueOf(await app.get(ShareOrders).list('active', {}));
    expect(waiting.map(({ status }) => status)).toContain('pending');
  });
});

describe('a deal slip that is signed before midnight and reported after it', () => {
  it('is due for transfer on the same day in the message as on paper', async () => {
    await backend.control.desk(false);
    const day = CalendarDate.inIndia(backend.sandbox.clock.now().getTime());
    const midnight = Date.parse(`${day.plus({ days: 1 }).iso}T00:00:00+05:30`);
    const seconds = Math.floor((midnight - backend.sandbox.clock.now().getTime()) / 1000);
    await backend.control.advance(seconds - 30);
    const app = await signedIn(backend, ARJUN);
    const { requestId } = await ordered(app, IN_STOCK, 26);
    await pay(app, requestId);
    await signAtSigningService(app, backend, requestId);
    await backend.control.advance(60);
    expect((await orderOf(app, requestId)).status).toBe('order_under_process');
    const due = formatDate(transferDueOn(day));
    const messages = (await backend.control.outbox(ARJUN)).map(({ text }) => text);
    const signed = messages.find((text) => text.includes(`${requestId}). The transfer is due`));
    expect(signed).toContain(due);
    const slip = valueOf(await app.get(DealSlips).document(requestId, {}));
    expect(printedIn(Buffer.from(await slip.arrayBuffer()))).toContain(due);
  });
});
