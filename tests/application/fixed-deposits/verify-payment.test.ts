import { keepDepositOrder } from '#application/fixed-deposits/booking/deposit-order-summary.ts';
import type { DepositPayment } from '#application/fixed-deposits/booking/deposit-payments.ts';
import { keptPaymentData } from '#application/fixed-deposits/booking/payment-data.ts';
import { VerifyPayment } from '#application/fixed-deposits/booking/verify-payment.ts';
import { JourneyKey } from '#application/platform/journey-store.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import { TabJourneyStore } from '#infrastructure/platform/storage/tab-journey-store.ts';
import { describe, expect, it } from 'vitest';
import { OFFLINE, refused } from '../memory-ports.ts';
import { answering, done } from './answers.ts';
import { SUMMARY, TERMS } from './orders.ts';

const PAYMENT: DepositPayment = { ...TERMS, status: 'success', transactionId: 'VRP-1' };
const SEARCH = '?fd_investment_id=50012&fd_id=3&payment_id=VRP-1';

interface Answers {
  readonly verified?: Result<void, PortFailure>;
  readonly status?: Result<DepositPayment, PortFailure>;
}

function verifying({ verified = done, status = success(PAYMENT) }: Answers = {}) {
  const journey = new TabJourneyStore(undefined);
  const [verify, ask] = [answering(verified), answering(status)];
  const verifyPayment = new VerifyPayment({ verify: verify.call, status: ask.call }, journey);
  const asked = { verify: verify.requests, status: ask.requests };
  return { verifyPayment, journey, asked };
}

describe('verifying a payment', () => {
  it('verifies the address, asks for the status and keeps what was paid', async () => {
    const { verifyPayment, journey, asked } = verifying();
    expect(await verifyPayment.run(SEARCH, {})).toEqual(
      success({ kind: 'paid', payment: PAYMENT }),
    );
    const order = { depositOrderId: 50_012, depositId: 3 };
    expect(asked).toEqual({ verify: [SEARCH], status: [order] });
    expect(journey.read(JourneyKey.DepositOrderId)).toBe('50012');
    expect(journey.read(JourneyKey.DepositId)).toBe('3');
    expect(keptPaymentData(journey)).toMatchObject({
      depositOrderId: 50_012,
      transactionId: 'VRP-1',
    });
  });

  it('completes what the status leaves out from the order of the tab', async () => {
    const { logoUrl, maturityDate, transactionId, ...bare } = PAYMENT;
    const { verifyPayment, journey } = verifying({ status: success(bare) });
    keepDepositOrder(journey, SUMMARY);
    await verifyPayment.run(SEARCH, {});
    expect(transactionId).toBe('VRP-1');
    expect(keptPaymentData(journey)).toMatchObject({ logoUrl, maturityDate, transactionId: '' });
  });

  it('without an order in the address is about that of the tab', async () => {
    const { verifyPayment, journey, asked } = verifying();
    expect(await verifyPayment.run('', {})).toEqual(failure({ kind: 'no-order' }));
    expect(await verifyPayment.run('?fd_investment_id=1e3&fd_id=3', {})).toMatchObject({
      ok: false,
    });
    journey.write(JourneyKey.DepositOrderId, '50013');
    journey.write(JourneyKey.DepositId, '4');
    await verifyPayment.run('?payment_id=VRP-1', {});
    expect(asked.status).toEqual([{ depositOrderId: 50_013, depositId: 4 }]);
  });

  it.each(['pending', 'failed', 'cancelled', 'expired'] as const)(
    'that is %s keeps nothing as paid',
    async (status) => {
      const payment = { ...PAYMENT, status };
      const { verifyPayment, journey } = verifying({ status: success(payment) });
      const verified = await verifyPayment.run(SEARCH, {});
      expect(verified).toEqual(success({ kind: 'not-paid', payment }));
      expect(keptPaymentData(journey)).toBeUndefined();
      expect(journey.read(JourneyKey.DepositOrderId)).toBe('50012');
    },
  );

  it('twice answers the same and keeps the same', async () => {
    const { verifyPayment, journey } = verifying();
    const first = await verifyPayment.run(SEARCH, {});
    const kept = keptPaymentData(journey);
    expect(await verifyPayment.run(SEARCH, {})).toEqual(first);
    expect(keptPaymentData(journey)).toEqual(kept);
  });
});

describe('a payment that cannot be verified', () => {
  it.each([OFFLINE, refused(422)])('is not verified after %o', async (cause) => {
    const { verifyPayment, journey, asked } = verifying({ verified: failure(cause) });
    const unverified = { kind: 'not-verified', failure: cause } as const;
    expect(await verifyPayment.run(SEARCH, {})).toEqual(failure(unverified));
    expect(asked.status).toEqual([]);
    expect(journey.read(JourneyKey.PaymentFailed)).toBeUndefined();
    expect(journey.read(JourneyKey.DepositOrderId)).toBeUndefined();
  });

  it('because the server failed is marked, until a status is known', async () => {
    const { verifyPayment, journey } = verifying({ verified: failure(refused(500)) });
    await verifyPayment.run(SEARCH, {});
    expect(journey.read(JourneyKey.PaymentFailed)).toBe('true');
    const later = verifying();
    later.journey.write(JourneyKey.PaymentFailed, 'true');
    await later.verifyPayment.run(SEARCH, {});
    expect(later.journey.read(JourneyKey.PaymentFailed)).toBeUndefined();
  });

  it('has an unknown status while that cannot be reached', async () => {
    const { verifyPayment, journey } = verifying({ status: failure(OFFLINE) });
    const unknown = { kind: 'status-unknown', failure: OFFLINE } as const;
    expect(await verifyPayment.run(SEARCH, {})).toEqual(failure(unknown));
    expect(keptPaymentData(journey)).toBeUndefined();
  });
});
