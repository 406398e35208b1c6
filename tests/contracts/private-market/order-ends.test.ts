import assert from 'node:assert/strict';
import { PersonalData } from '#application/accounts/profile/personal-data.ts';
import { BasketOrders } from '#application/private-market/basket-orders.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { SharePayments } from '#application/private-market/share-payments.ts';
import { Session } from '#application/platform/session.ts';
import { basketOrder } from '#domain/private-market/orders/basket-order.ts';
import { Money } from '#domain/platform/money.ts';
import { MONEY_RETURNED } from '#application/platform/money-returned.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { sandboxContexts } from '#infrastructure/backend/contexts.ts';
import { imbalances } from '#infrastructure/backend/ledger/ledger-reconciliation.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { failureOf, refusalOf, signedIn, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { ARJUN } from '../fixed-deposits/booking.ts';
import {
  IN_STOCK,
  ordered,
  orderOf,
  OUT_OF_STOCK,
  pay,
  press,
  signAtSigningService,
} from './ordering.ts';
import { readyInvestor } from './ready-investor.ts';

const HOUR = 3600;
/** 250 of these cost ₹412.75 each. */
const MALABAR = 103;

const backend = testBackend();
let arjun: AppContainer;
beforeAll(async () => {
  arjun = await signedIn(backend, ARJUN);
});
afterEach(async () => {
  assert.deepEqual(await imbalances(backend.sandbox.database, sandboxContexts), []);
});

const orders = () => arjun.get(ShareOrders);
const messages = async () => (await backend.control.outbox(ARJUN)).map(({ text }) => text);
const desk = (id: number, move: string, body: unknown = {}) =>
  backend.control.call('POST', `orders/${id}/${move}`, body);
const activities = async () =>
  valueOf(await arjun.get(PersonalData).activity({}))
    .filter(({ kind }) => kind !== 'signed-in')
    .map(({ kind, detail }) => `${kind}: ${detail}`);

const signedInAgain = (app: AppContainer) =>
  signedIn(backend, app.get(Session).current?.mobile ?? '');

async function stockOf(shareId: number): Promise<number> {
  const { available_stock: stock } = await backend.sandbox.database
    .selectFrom('shares')
    .select('available_stock')
    .where('id', '=', shareId)
    .executeTakeFirstOrThrow();
  return stock;
}

/** A day passes, and the person is signed in again after it. */
async function pass(seconds: number): Promise<void> {
  await backend.control.advance(seconds);
  arjun = await signedIn(backend, ARJUN);
}

/** The amounts of each movement of an order's payments, payments first. */
async function moneyOf(orderId: number): Promise<readonly string[]> {
  const { database } = backend.sandbox;
  const payments = await database
    .selectFrom('share_payments')
    .select('id')
    .where('order_id', '=', orderId)
    .execute();
  const rows = await database
    .selectFrom('ledger_movements as movement')
    .innerJoin('ledger_entries as entry', (join) =>
      join
        .onRef('entry.investor_id', '=', 'movement.investor_id')
        .onRef('entry.movement_id', '=', 'movement.id'),
    )
    .select(['movement.kind', 'entry.amount'])
    .where(
      'movement.source',
      'in',
      payments.map(({ id }) => `share payment ${id}`),
    )
    .where('entry.account', '=', 'investor')
    .orderBy('movement.kind')
    .execute();
  return rows.map(({ kind, amount }) => `${kind} ${Money.of(amount).text}`);
}

describe('an order that is not paid', () => {
  it('has a payment deadline, and then ends and releases its stock [PM-4.100]', async () => {
    const before = await stockOf(MALABAR);
    const { requestId } = await ordered(arjun, MALABAR, 250);
    const now = backend.sandbox.clock.now().getTime();
    const { payBy = 0, status } = await orderOf(arjun, requestId);
    expect(status).toBe('request_confirmed');
    expect(payBy - now).toBe(24 * HOUR * 1000);
    const facts = valueOf(await orders().summary(requestId, {}));
    const { totalInvestment, stampDuty, totalPayable } = facts;
    expect(totalInvestment.text).toBe('103187.5');
    expect(stampDuty.text).toBe('15.48');
    expect(totalPayable.text).toBe('103202.98');
    expect(facts.payBy).toBe(payBy);
    expect(await stockOf(MALABAR)).toBe(before - 250);
    expect((await messages())[0]).toMatch(/Pay ₹1,03,202\.98 by \d+:\d\d [ap]m on \d+ /);
    await pass(24 * HOUR + 60);
    expect(await orderOf(arjun, requestId)).toMatchObject({
      status: 'cancelled',
      cancelledBecause: 'not-paid',
    });
    expect(await stockOf(MALABAR)).toBe(before);
    const about = (await messages()).find((text) => text.includes(`order ${requestId}`));
    expect(about).toContain(`so the order is cancelled. ${MONEY_RETURNED}`);
    expect(about).toContain('250 shares of Malabar Spice Works (order');
    expect((await activities())[0]).toMatch(/^share-order-expired: [^₹]+$/);
    const late = await arjun.get(SharePayments).start(requestId, {});
    expect(refusalOf(late)).toBe('409 not-from-this-status');
  });

  it('sends one message when it is confirmed at once', async () => {
    const before = (await messages()).length;
    await ordered(arjun, IN_STOCK, 51);
    const sent = await messages();
    expect(sent).toHaveLength(before + 1);
    expect(sent[0]).toContain('51 shares of');
    expect(sent[0]).toContain('each: confirmed. Pay');
  });

  it('keeps the deadline of an accepted offer, but at least half an hour [PM-4.100]', async () => {
    const { requestId } = await ordered(arjun, OUT_OF_STOCK, 40);
    await desk(requestId, 'offer', { pricePerUnit: '2400', expiresInSeconds: HOUR });
    valueOf(await orders().answerOffer({ requestId, tag: 'accept' }, {}));
    const { payBy, offerDeadline } = await orderOf(arjun, requestId);
    expect(payBy).toBe(offerDeadline);
    const hurried = await ordered(arjun, OUT_OF_STOCK, 41);
    await desk(hurried.requestId, 'offer', { pricePerUnit: '2400', expiresInSeconds: 60 });
    valueOf(await orders().answerOffer({ requestId: hurried.requestId, tag: 'accept' }, {}));
    const later = await orderOf(arjun, hurried.requestId);
    expect((later.payBy ?? 0) - (later.offerDeadline ?? 0)).toBeGreaterThan(25 * 60_000);
    await pass(HOUR + 60);
    expect((await orderOf(arjun, requestId)).cancelledBecause).toBe('not-paid');
    expect((await orderOf(arjun, hurried.requestId)).cancelledBecause).toBe('not-paid');
  });

  it('refunds a payment that arrives after the deadline [PM-4.100]', async () => {
    const { requestId } = await ordered(arjun, IN_STOCK, 52);
    await pass(24 * HOUR - 300);
    const { paymentUrl } = valueOf(await arjun.get(SharePayments).start(requestId, {}));
    await pass(301);
    await press(paymentUrl, { outcome: 'late' });
    expect((await orderOf(arjun, requestId)).status).toBe('cancelled');
    expect(valueOf(await arjun.get(SharePayments).status(requestId, {})).outcome).toBe('failed');
    const [, refund] = await moneyOf(requestId);
    expect(refund).toMatch(/^refund \d/);
    expect((await messages())[0]).toContain('sent it back to your account');
  });

  it('gets a deadline from now if an earlier version confirmed it', async () => {
    const { requestId } = await ordered(arjun, IN_STOCK, 53);
    await backend.sandbox.database
      .updateTable('share_orders')
      .set({ pay_by: null })
      .where('id', '=', requestId)
      .execute();
    await backend.control.advance(1);
    const { payBy = 0, status } = await orderOf(arjun, requestId);
    expect(status).toBe('request_confirmed');
    expect(payBy).toBeGreaterThan(backend.sandbox.clock.now().getTime() + 23 * HOUR * 1000);
  });
});

describe('the stock of an unpaid order', () => {
  // Earlier orders of this file have released theirs.
  beforeAll(() => pass(HOUR));
  afterAll(() => pass(0));
  const open = (app: AppContainer, requestId: number) =>
    app.get(SharePayments).start(requestId, {});

  it('is held for fifteen minutes, and while a payment page is open [PM-4.100]', async () => {
    const before = await stockOf(IN_STOCK);
    const app = await readyInvestor(backend);
    const { requestId } = await ordered(app, IN_STOCK, 60);
    const { mobile } = app.get(Session).current ?? {};
    const [sent] = await backend.control.outbox(mobile);
    expect(sent?.text).toMatch(
      / The shares are held for you until \d+:\d\d [ap]m, and while you pay\.$/,
    );
    await backend.control.advance(14 * 60);
    expect(await stockOf(IN_STOCK)).toBe(before - 60);
    valueOf(await open(app, requestId));
    await backend.control.advance(14 * 60);
    expect(await stockOf(IN_STOCK)).toBe(before - 60);
    await backend.control.advance(60);
    expect(await stockOf(IN_STOCK)).toBe(before);
    expect((await orderOf(app, requestId)).status).toBe('payment_requested');
    await pay(app, requestId);
    expect(await stockOf(IN_STOCK)).toBe(before - 60);
    await backend.control.advance(30 * 60);
    expect(await stockOf(IN_STOCK)).toBe(before - 60);
  });

  it('may be sold to another investor after that, and the payment is then refused [PM-4.100]', async () => {
    const first = await readyInvestor(backend);
    const units = await stockOf(IN_STOCK);
    const { requestId } = await ordered(first, IN_STOCK, units);
    await backend.control.advance(15 * 60);
    const [slow, quick] = [await signedInAgain(first), await readyInvestor(backend)];
    const bought = await ordered(quick, IN_STOCK, units);
    expect(bought.outcome).toBe('order-summary');
    const refused = await open(slow, requestId);
    expect(failureOf(refused)).toMatchObject({
      status: 409,
      code: 'shares-sold',
      message:
        'These shares were sold before you paid. Please cancel this order and order again. ' +
        MONEY_RETURNED,
    });
    valueOf(await quick.get(ShareOrders).cancel(bought.requestId, {}));
    expect(await stockOf(IN_STOCK)).toBe(units);
    valueOf(await open(slow, requestId));
    valueOf(await slow.get(ShareOrders).cancel(requestId, {}));
  });

  it('is held again for at most six payment pages [PM-4.100]', async () => {
    const app = await readyInvestor(backend);
    const { requestId } = await ordered(app, IN_STOCK, 61);
    for (let page = 0; page < 6; page += 1) await pay(app, requestId, 'failed');
    expect(refusalOf(await open(app, requestId))).toBe('409 too-many-payments');
    valueOf(await app.get(ShareOrders).cancel(requestId, {}));
  });

  it('is held by five unpaid orders of one investor, and by twenty in a day [PM-4.100]', async () => {
    const app = await readyInvestor(backend);
    const place = (units: number) => app.get(ShareOrders).place({ shareId: IN_STOCK, units }, {});
    const ids: number[] = [];
    const order = async (units: number) =>
      void ids.push((await ordered(app, IN_STOCK, units)).requestId);
    for (let units = 25; units < 30; units += 1) await order(units);
    const refused = await place(30);
    expect(failureOf(refused)).toMatchObject({
      status: 409,
      message: 'You have 5 orders to pay. Please pay or cancel one first.',
    });
    await ordered(app, OUT_OF_STOCK, 30);
    for (let units = 30; units < 45; units += 1) {
      valueOf(await app.get(ShareOrders).cancel(ids.shift() ?? 0, {}));
      await order(units);
    }
    valueOf(await app.get(ShareOrders).cancel(ids.shift() ?? 0, {}));
    expect(refusalOf(await place(45))).toBe('429 too-many-unpaid');
    for (const id of ids) valueOf(await app.get(ShareOrders).cancel(id, {}));
    await backend.control.advance(24 * HOUR);
    await ordered(await signedInAgain(app), IN_STOCK, 46);
  });
});

describe('cancelling an order', () => {
  it('releases its stock once, and closes the payment page [PM-4.101]', async () => {
    const before = await stockOf(IN_STOCK);
    const { requestId } = await ordered(arjun, IN_STOCK, 54);
    const { paymentUrl } = valueOf(await arjun.get(SharePayments).start(requestId, {}));
    const both = await Promise.all([1, 2].map(() => orders().cancel(requestId, {})));
    both.forEach((each) => valueOf(each));
    valueOf(await orders().cancel(requestId, {}));
    expect(await orderOf(arjun, requestId)).toMatchObject({
      status: 'cancelled',
      cancelledBecause: 'by-investor',
    });
    expect(await stockOf(IN_STOCK)).toBe(before);
    expect((await messages())[0]).toMatch(/^You cancelled 54 shares/);
    expect((await messages())[0]?.endsWith(MONEY_RETURNED)).toBe(true);
    expect((await activities())[0]).toMatch(/^share-order-cancelled: [^₹]+$/);
    await press(paymentUrl, { outcome: 'late' });
    expect((await messages())[0]).toContain('sent it back to your account');
  });

  it('is possible only for its owner and before the payment [PM-4.101]', async () => {
    const { requestId } = await ordered(arjun, IN_STOCK, 55);
    const other = await readyInvestor(backend);
    expect(refusalOf(await other.get(ShareOrders).cancel(requestId, {}))).toBe('404 order-unknown');
    await pay(arjun, requestId);
    expect(refusalOf(await orders().cancel(requestId, {}))).toBe('409 not-from-this-status');
    const unpaid = await ordered(arjun, OUT_OF_STOCK, 42);
    valueOf(await orders().cancel(unpaid.requestId, {}));
    expect((await orderOf(arjun, unpaid.requestId)).cancelledBecause).toBe('by-investor');
  });

  it('by the desk is recorded differently', async () => {
    const { requestId } = await ordered(arjun, OUT_OF_STOCK, 43);
    await desk(requestId, 'cancel');
    expect((await orderOf(arjun, requestId)).cancelledBecause).toBe('by-desk');
    expect((await messages())[0]).toMatch(/ has cancelled .* You do not need to pay\.$/);
  });

  it('by the desk closes the payment page, which promises no later payment', async () => {
    const { requestId } = await ordered(arjun, IN_STOCK, 44);
    const { paymentUrl } = valueOf(await arjun.get(SharePayments).start(requestId, {}));
    await desk(requestId, 'cancel');
    const { status, text } = await press(paymentUrl, { method: 'UPI', outcome: 'succeeded' });
    expect(status).toBe(409);
    expect(text).toContain('It was cancelled before you paid. The app shows whether');
  });
});

describe('a paid order that cannot be transferred', () => {
  it('is refunded in full, before and after the deal slip is signed [PM-4.102]', async () => {
    const before = await stockOf(IN_STOCK);
    for (const isSigned of [false, true]) {
      const { requestId } = await ordered(arjun, IN_STOCK, isSigned ? 56 : 57);
      await expect(desk(requestId, 'refund')).rejects.toThrow('has changed');
      await pay(arjun, requestId);
      if (isSigned) await signAtSigningService(arjun, backend, requestId);
      await desk(requestId, 'refund');
      expect((await orderOf(arjun, requestId)).cancelledBecause).toBe('refunded');
      const [payment, refund] = await moneyOf(requestId);
      expect(payment?.replace('payment -', '')).toBe(refund?.replace('refund ', ''));
      expect((await messages())[0]).toContain('the full amount, to your bank account');
      expect((await activities())[0]).toMatch(/^share-payment-returned: ₹\d[\d,.]+, .+ \d+$/);
      await expect(desk(requestId, 'complete')).rejects.toThrow('has changed');
      await expect(desk(requestId, 'refund')).rejects.toThrow('has changed');
    }
    await pass(120);
    expect(await stockOf(IN_STOCK)).toBe(before);
  });
});

describe('an order of baskets', () => {
  const order = basketOrder('2', Money.of('28250'));

  async function basketOrderOf(): Promise<number> {
    if (order === undefined) throw new Error('there is no order');
    const id = valueOf(await arjun.get(BasketOrders).place({ basketId: 202, ...order }, {}));
    await desk(id, 'confirm');
    return id;
  }

  it('is transferred only after its payment is recorded [PM-4.103]', async () => {
    const id = await basketOrderOf();
    await expect(desk(id, 'complete')).rejects.toThrow('has changed');
    await expect(desk(id, 'receive-payment')).rejects.toThrow('reference');
    await desk(id, 'receive-payment', { reference: 'neft20261123a' });
    const paid = await orderOf(arjun, id);
    expect(paid).toMatchObject({ status: 'payment_received', isBasket: true });
    const facts = valueOf(await orders().summary(id, {}));
    expect(facts.paymentReference).toBe('NEFT20261123A');
    expect(await moneyOf(id)).toEqual([`payment -${facts.totalPayable.text}`]);
    await desk(id, 'complete');
    expect((await orderOf(arjun, id)).status).toBe('completed');
    const next = await ordered(arjun, IN_STOCK, 58);
    const again = desk(next.requestId, 'receive-payment', { reference: 'UTIB12345678' });
    await expect(again).rejects.toThrow('has changed');
  });

  it('is paid with a transfer of its own, and can be refunded', async () => {
    await pass(120);
    const id = await basketOrderOf();
    const used = desk(id, 'receive-payment', { reference: 'NEFT20261123A' });
    await expect(used).rejects.toThrow('was recorded for order');
    await desk(id, 'receive-payment', { reference: 'NEFT20261123B' });
    await desk(id, 'refund');
    const [payment, refund] = await moneyOf(id);
    expect(payment?.replace('payment -', '')).toBe(refund?.replace('refund ', ''));
  });

  it('that is unpaid is not transferred by the automatic desk, and expires', async () => {
    await pass(120);
    await backend.control.desk(true);
    const wish = basketOrder('3', Money.of('28250'));
    if (wish === undefined) throw new Error('there is no order');
    const id = valueOf(await arjun.get(BasketOrders).place({ basketId: 202, ...wish }, {}));
    await backend.control.advance(10);
    expect((await orderOf(arjun, id)).status).toBe('request_confirmed');
    await backend.control.advance(600);
    expect((await orderOf(arjun, id)).status).toBe('request_confirmed');
    await desk(id, 'receive-payment', { reference: 'NEFT20261124A' });
    await backend.control.advance(10);
    expect((await orderOf(arjun, id)).status).toBe('completed');
    await backend.control.desk(false);
    const left = await basketOrderOf();
    await pass(25 * HOUR);
    expect((await orderOf(arjun, left)).cancelledBecause).toBe('not-paid');
  });
});

describe('an order that is too large', () => {
  it('is refused with a message', async () => {
    const huge = await orders().place({ shareId: MALABAR, units: 999_999_999 }, {});
    expect(refusalOf(huge)).toBe('422 order-too-large');
    expect(failureOf(huge)).toMatchObject({
      message: 'One order can be at most ₹100 crore. Please enter a smaller number.',
    });
  });
});
