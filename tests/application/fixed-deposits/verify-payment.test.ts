import type { DepositPayment } from '#application/fixed-deposits/booking/deposit-payments.ts';
import { VerifyPayment } from '#application/fixed-deposits/booking/verify-payment.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import { describe, expect, it } from 'vitest';
import { OFFLINE, refused } from '../memory-ports.ts';
import { answering, done } from './answers.ts';
import { SUMMARY, TERMS } from './orders.ts';
import { tabDrafts } from './tab-drafts.ts';

const PAYMENT: DepositPayment = { ...TERMS, status: 'success', transactionId: 'VRP-1' };
const SEARCH = '?fd_investment_id=50012&fd_id=3&payment_id=VRP-1';

interface Answers {
  readonly verified?: Result<void, PortFailure>;
  readonly status?: Result<DepositPayment, PortFailure>;
}

function verifying({ verified = done, status = success(PAYMENT) }: Answers = {}) {
  const tab = tabDrafts();
  const [verify, ask] = [answering(verified), answering(status)];
  const verifyPayment = new VerifyPayment({
    ...tab,
    payments: { verify: verify.call, status: ask.call },
  });
  const asked = { verify: verify.requests, status: ask.requests };
  return { verifyPayment, tab, asked };
}

describe('verifying a payment', () => {
  it('verifies the address, asks for the status and keeps what was paid', async () => {
    const { verifyPayment, tab, asked } = verifying();
    expect(await verifyPayment.run(SEARCH, {})).toEqual(
      success({ kind: 'paid', payment: PAYMENT }),
    );
    const order = { depositOrderId: 50_012, depositId: 3 };
    expect(asked).toEqual({ verify: [SEARCH], status: [order] });
    expect(tab.startedOrder.read()).toEqual(order);
    expect(tab.paymentData.read()).toMatchObject({
      depositOrderId: 50_012,
      transactionId: 'VRP-1',
    });
  });

  it('completes what the status leaves out from the order of the tab', async () => {
    const { logoUrl, maturityDate, transactionId, ...bare } = PAYMENT;
    const { verifyPayment, tab } = verifying({ status: success(bare) });
    tab.orderDraft.keep(SUMMARY);
    await verifyPayment.run(SEARCH, {});
    expect(transactionId).toBe('VRP-1');
    expect(tab.paymentData.read()).toMatchObject({ logoUrl, maturityDate, transactionId: '' });
  });

  it('without an order in the address is about that of the tab', async () => {
    const { verifyPayment, tab, asked } = verifying();
    expect(await verifyPayment.run('', {})).toEqual(failure({ kind: 'no-order' }));
    expect(await verifyPayment.run('?fd_investment_id=1e3&fd_id=3', {})).toMatchObject({
      ok: false,
    });
    tab.startedOrder.keep({ depositOrderId: 50_013, depositId: 4 });
    await verifyPayment.run('?payment_id=VRP-1', {});
    expect(asked.status).toEqual([{ depositOrderId: 50_013, depositId: 4 }]);
  });

  it.each(['pending', 'failed', 'cancelled', 'expired'] as const)(
    'that is %s keeps nothing as paid',
    async (status) => {
      const payment = { ...PAYMENT, status };
      const { verifyPayment, tab } = verifying({ status: success(payment) });
      const verified = await verifyPayment.run(SEARCH, {});
      expect(verified).toEqual(success({ kind: 'not-paid', payment }));
      expect(tab.paymentData.read()).toBeUndefined();
      expect(tab.startedOrder.read()?.depositOrderId).toBe(50_012);
    },
  );

  it('twice answers the same and keeps the same', async () => {
    const { verifyPayment, tab } = verifying();
    const first = await verifyPayment.run(SEARCH, {});
    const kept = tab.paymentData.read();
    expect(await verifyPayment.run(SEARCH, {})).toEqual(first);
    expect(tab.paymentData.read()).toEqual(kept);
  });
});

describe('a payment that cannot be verified', () => {
  it.each([OFFLINE, refused(422)])('is not verified after %o', async (cause) => {
    const { verifyPayment, tab, asked } = verifying({ verified: failure(cause) });
    const unverified = { kind: 'not-verified', failure: cause } as const;
    expect(await verifyPayment.run(SEARCH, {})).toEqual(failure(unverified));
    expect(asked.status).toEqual([]);
    expect(tab.failureMark.read()).toBe(false);
    expect(tab.startedOrder.read()).toBeUndefined();
  });

  it('because the server failed is marked, until a status is known', async () => {
    const { verifyPayment, tab } = verifying({ verified: failure(refused(500)) });
    await verifyPayment.run(SEARCH, {});
    expect(tab.failureMark.read()).toBe(true);
    const later = verifying();
    later.tab.failureMark.keep();
    await later.verifyPayment.run(SEARCH, {});
    expect(later.tab.failureMark.read()).toBe(false);
  });

  it('has an unknown status while that cannot be reached', async () => {
    const { verifyPayment, tab } = verifying({ status: failure(OFFLINE) });
    const unknown = { kind: 'status-unknown', failure: OFFLINE } as const;
    expect(await verifyPayment.run(SEARCH, {})).toEqual(failure(unknown));
    expect(tab.paymentData.read()).toBeUndefined();
  });
});
