import { DepositPayments } from '#application/fixed-deposits/booking/deposit-payments.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import { SharePayments } from '#application/private-market/share-payments.ts';
import { ActivityKind } from '#domain/accounts/profile/activity.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { sandboxContexts } from '#infrastructure/backend/contexts.ts';
import {
  type PaymentNotice,
  signedNotice,
} from '#infrastructure/backend/third-parties/payment-notices.ts';
import { imbalances } from '#infrastructure/backend/ledger/ledger-reconciliation.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedIn, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { ARJUN, paymentPage, startedOrder } from '../fixed-deposits/booking.ts';
import { IN_STOCK, ordered, orderOf, press } from '../private-market/ordering.ts';
import { readyInvestor } from '../private-market/ready-investor.ts';

const backend = testBackend();
let arjun: AppContainer;
let thousands = 200;
beforeAll(async () => {
  arjun = await signedIn(backend, ARJUN);
});

const newOrder = () => {
  thousands += 1;
  return startedOrder(arjun, backend, { principal: `${thousands}000` });
};
const end = (page: string, outcome: string) => press(page, { method: 'UPI', outcome });
const late = (page: string) => press(page, { outcome: 'late' });
const wrong = () => imbalances(backend.sandbox.database, sandboxContexts);
const isHeld = async (id: number) =>
  valueOf(await arjun.get(HeldDeposits).list({})).some((held) => held.depositOrderId === id);

/** Every movement of money of a source, in order: what it is, and how much arrived. */
async function moved(source: string): Promise<readonly string[]> {
  const rows = await backend.sandbox.database
    .selectFrom('ledger_movements as movement')
    .innerJoin('ledger_entries as entry', (join) =>
      join
        .onRef('entry.investor_id', '=', 'movement.investor_id')
        .onRef('entry.movement_id', '=', 'movement.id'),
    )
    .select(['movement.kind', 'entry.amount'])
    .where('source', '=', source)
    .where('account', '=', 'paid-in')
    .orderBy('movement.kind')
    .execute();
  return rows.map(({ kind, amount }) => `${kind} ${amount}`);
}

/** The last payment of an order, as the backend has it. */
function lastPayment(table: 'deposit_payments' | 'share_payments', orderId: number) {
  return backend.sandbox.database
    .selectFrom(table as 'share_payments')
    .select(['id', 'reference', 'amount', 'state'])
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
}

async function notify(notice: PaymentNotice, path = '/pay/notices') {
  return send({ notice: signedNotice(backend.sandbox.signer, notice) }, path);
}

async function send(body: object, path = '/pay/notices') {
  const response = await fetch(`${backend.thirdPartyAddress}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { state, code } = (await response.json()) as { state?: string; code?: string };
  return state ?? `${response.status} ${code}`;
}

describe('money that arrives for a payment that is over', () => {
  it.each(['failed', 'cancelled'])('is refunded once if it was %s', async (outcome) => {
    const orderId = await newOrder();
    const page = await paymentPage(arjun, backend, orderId);
    await end(page, outcome);
    const { id, reference, amount } = await lastPayment('deposit_payments', orderId);
    expect((await late(page)).text).toContain('Payment sent back');
    await late(page);
    expect(await moved(`deposit payment ${id}`)).toEqual([
      `payment ${amount}`,
      `refund -${amount}`,
    ]);
    const messages = (await backend.control.outbox(ARJUN)).filter(({ text }) =>
      text.includes(reference),
    );
    expect(messages.map(({ text }) => /sent it back/.test(text))).toEqual([true]);
    expect(await isHeld(orderId)).toBe(false);
    await end(await paymentPage(arjun, backend, orderId), 'succeeded');
    expect(await isHeld(orderId)).toBe(true);
    expect(await wrong()).toEqual([]);
  });

  it('is refunded if the order was paid otherwise in the meantime', async () => {
    const orderId = await newOrder();
    const page = await paymentPage(arjun, backend, orderId);
    await backend.control.advance(16 * 60);
    arjun = await signedIn(backend, ARJUN);
    await end(await paymentPage(arjun, backend, orderId), 'succeeded');
    expect((await late(page)).text).toContain('Payment sent back');
    const request = { depositOrderId: orderId, depositId: 1003 };
    const { status } = valueOf(await arjun.get(DepositPayments).status(request, {}));
    expect(status).toBe('success');
    expect(await wrong()).toEqual([]);
  });

  it('is refunded for shares that the desk has cancelled', async () => {
    const app = await readyInvestor(backend);
    const { requestId } = await ordered(app, IN_STOCK, 33);
    const { paymentUrl } = valueOf(await app.get(SharePayments).start(requestId, {}));
    await backend.control.call('POST', `orders/${requestId}/cancel`, {});
    const { id, amount } = await lastPayment('share_payments', requestId);
    expect((await late(paymentUrl)).text).toContain('Payment sent back');
    expect(await moved(`share payment ${id}`)).toEqual([`payment ${amount}`, `refund -${amount}`]);
    expect((await orderOf(app, requestId)).status).toBe('cancelled');
    expect(await wrong()).toEqual([]);
  });

  it('is listed in the account', async () => {
    const page = await paymentPage(arjun, backend, await newOrder());
    await end(page, 'failed');
    await late(page);
    const { detail } = await backend.sandbox.database
      .selectFrom('account_activity')
      .select('detail')
      .where('kind', '=', ActivityKind.PaymentSentBack)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(detail).toMatch(/^₹2,\d\d,000, VRP-/);
  });

  it('completes the order if the payment is still open', async () => {
    const orderId = await newOrder();
    const page = await paymentPage(arjun, backend, orderId);
    expect((await late(page)).text).toContain('Payment successful');
    expect(await isHeld(orderId)).toBe(true);
  });
});

describe('a notice of the gateway', () => {
  async function openOne() {
    const orderId = await newOrder();
    const page = await paymentPage(arjun, backend, orderId);
    const { reference, amount } = await lastPayment('deposit_payments', orderId);
    const notice = { reference, amount, currency: 'INR', outcome: 'succeeded' } as const;
    return { orderId, page, notice };
  }

  it('is accepted only with its own signature', async () => {
    const { notice, orderId } = await openOne();
    const { signer } = backend.sandbox;
    const forged = `${signedNotice(signer, notice).slice(0, -3)}abc`;
    const another = signer.sign({ ...notice, purpose: 'deposit-payment-result' });
    for (const body of [{ notice: forged }, { notice: another }, { notice: 7 }, {}]) {
      expect(await send(body)).toBe('400 notice-not-known');
    }
    expect((await lastPayment('deposit_payments', orderId)).state).toBe('open');
  });

  it('of another amount, currency or payment moves nothing', async () => {
    const { notice, orderId } = await openOne();
    const paise = `${notice.amount.slice(0, -1)}1`;
    for (const amount of ['1', paise, '', '1e5', `-${notice.amount}`]) {
      expect(await notify({ ...notice, amount })).toBe('422 notice-differs');
    }
    expect(await notify({ ...notice, currency: 'USD' })).toBe('422 notice-differs');
    expect(await notify({ ...notice, reference: 'VRP-NONE' })).toBe('404 no-such-payment');
    expect(await notify(notice, '/pay/share/notices')).toBe('404 no-such-payment');
    expect((await lastPayment('deposit_payments', orderId)).state).toBe('open');
  });

  it('that comes fifty times at once counts once', async () => {
    const { notice, page, orderId } = await openOne();
    await end(page, 'failed');
    const states = await Promise.all(Array.from({ length: 50 }, () => notify(notice)));
    expect(new Set(states)).toEqual(new Set(['refunded']));
    const { id, amount } = await lastPayment('deposit_payments', orderId);
    expect(await moved(`deposit payment ${id}`)).toEqual([
      `payment ${amount}`,
      `refund -${amount}`,
    ]);
  });

  it('keeps the ledger correct in any order of events', async () => {
    const acts = [
      'succeeded',
      'failed',
      'cancelled',
      'noticed-succeeded',
      'noticed-failed',
    ] as const;
    const lives = fc.array(fc.constantFrom(...acts), { minLength: 1, maxLength: 6 });
    const lifeIsSound = fc.asyncProperty(lives, async (life) => {
      const { notice, orderId, page } = await openOne();
      let expected = 'open';
      for (const act of life) {
        if (act === 'noticed-succeeded') await notify(notice);
        else if (act === 'noticed-failed') await notify({ ...notice, outcome: 'failed' });
        else await end(page, act);
        expected = after(expected, act);
      }
      const { id, amount, state } = await lastPayment('deposit_payments', orderId);
      expect(state).toBe(expected);
      const came = ['succeeded', 'refunded'].includes(state) ? [`payment ${amount}`] : [];
      const went = state === 'refunded' ? [`refund -${amount}`] : [];
      expect(await moved(`deposit payment ${id}`)).toEqual([...came, ...went]);
      expect(await isHeld(orderId)).toBe(state === 'succeeded');
    });
    await fc.assert(lifeIsSound, { numRuns: 20 });
    expect(await wrong()).toEqual([]);
  });
});

/** The status of a payment after an action of the investor or a notice of the bank. */
function after(state: string, act: string): string {
  const outcome = act.replace('noticed-', '');
  if (state === 'open') return outcome;
  const isLateMoney = act === 'noticed-succeeded' && state !== 'succeeded';
  return isLateMoney ? 'refunded' : state;
}
