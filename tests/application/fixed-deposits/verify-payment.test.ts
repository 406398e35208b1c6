import type { DepositPayment } from '#application/fixed-deposits/booking/deposit-payments.ts';
import type { ReturnedPayment } from '#application/fixed-deposits/booking/returned-order.ts';
import { VerifyPayment } from '#application/fixed-deposits/booking/verify-payment.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import { describe, expect, it } from 'vitest';
import { OFFLINE, refused } from '../memory-ports.ts';
import { answering, done } from './answers.ts';
import { SUMMARY, TERMS } from './orders.ts';
import { tabDrafts } from './tab-drafts.ts';

const PAYMENT: DepositPayment = { ...TERMS, status: 'success', transactionId: 'VRP-1' };
const RETURNED: ReturnedPayment = {
  depositOrderId: 50_012,
  depositId: 3,
  result: '?fd_investment_id=50012&fd_id=3&payment_id=VRP-1',
};
const WITHOUT_ORDER: ReturnedPayment = {
  depositOrderId: undefined,
  depositId: undefined,
  result: '?payment_id=VRP-1',
};

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
  const requests = { verify: verify.requests, status: ask.requests };
  return { verifyPayment, tab, requests };
}

describe('verifying a payment', () => {
  it('verifies the query of the return URL, requests the status and stores the payment', async () => {
    const { verifyPayment, tab, requests } = verifying();
    expect(await verifyPayment.run(RETURNED, {})).toEqual(
      success({ kind: 'paid', payment: PAYMENT }),
    );
    const order = { depositOrderId: 50_012, depositId: 3 };
    expect(requests).toEqual({ verify: [RETURNED.result], status: [order] });
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
    await verifyPayment.run(RETURNED, {});
    expect(transactionId).toBe('VRP-1');
    expect(tab.paymentData.read()).toMatchObject({ logoUrl, maturityDate, transactionId: '' });
  });

  it('without an order in the URL is about that of the tab', async () => {
    const { verifyPayment, tab, requests } = verifying();
    expect(await verifyPayment.run(WITHOUT_ORDER, {})).toEqual(failure({ kind: 'no-order' }));
    tab.startedOrder.keep({ depositOrderId: 50_013, depositId: 4 });
    await verifyPayment.run(WITHOUT_ORDER, {});
    expect(requests.status).toEqual([{ depositOrderId: 50_013, depositId: 4 }]);
  });

  it('with an unreadable id is about no order', async () => {
    const { verifyPayment, tab, requests } = verifying();
    tab.startedOrder.keep({ depositOrderId: 50_013, depositId: 4 });
    const unreadable = { ...RETURNED, depositOrderId: 'unreadable' } as const;
    expect(await verifyPayment.run(unreadable, {})).toEqual(failure({ kind: 'no-order' }));
    expect(requests).toEqual({ verify: [], status: [] });
  });

  it.each([
    ['pending', 'pending'],
    ['failed', 'not-paid'],
    ['cancelled', 'not-paid'],
    ['expired', 'not-paid'],
  ] as const)('that is %s is %s, and nothing is stored as paid', async (status, kind) => {
    const payment = { ...PAYMENT, status };
    const { verifyPayment, tab } = verifying({ status: success(payment) });
    const verified = await verifyPayment.run(RETURNED, {});
    expect(verified).toEqual(success({ kind, payment }));
    expect(tab.paymentData.read()).toBeUndefined();
    expect(tab.startedOrder.read()?.depositOrderId).toBe(50_012);
  });

  it('twice returns and stores the same', async () => {
    const { verifyPayment, tab } = verifying();
    const first = await verifyPayment.run(RETURNED, {});
    const kept = tab.paymentData.read();
    expect(await verifyPayment.run(RETURNED, {})).toEqual(first);
    expect(tab.paymentData.read()).toEqual(kept);
  });
});

describe('a payment that cannot be verified', () => {
  it.each([OFFLINE, refused(422)])('has no status asked after %o [AP-7.65]', async (cause) => {
    const { verifyPayment, tab, requests } = verifying({ verified: failure(cause) });
    const unverified = { kind: 'not-verified', failure: cause } as const;
    expect(await verifyPayment.run(RETURNED, {})).toEqual(failure(unverified));
    expect(requests.status).toEqual([]);
    expect(tab.failureMark.read()).toBeUndefined();
    expect(tab.startedOrder.read()).toBeUndefined();
  });

  it('because the server failed is marked, until a status is known', async () => {
    const { verifyPayment, tab } = verifying({ verified: failure(refused(500)) });
    await verifyPayment.run(RETURNED, {});
    expect(tab.failureMark.read()).toBe(true);
    const later = verifying();
    later.tab.failureMark.keep(true);
    await later.verifyPayment.run(RETURNED, {});
    expect(later.tab.failureMark.read()).toBeUndefined();
  });

  it('has an unknown status while that cannot be reached', async () => {
    const { verifyPayment, tab } = verifying({ status: failure(OFFLINE) });
    const unknown = { kind: 'status-unknown', failure: OFFLINE } as const;
    expect(await verifyPayment.run(RETURNED, {})).toEqual(failure(unknown));
    expect(tab.paymentData.read()).toBeUndefined();
  });
});
