import { AwaitPayment } from '#application/fixed-deposits/booking/await-payment.ts';
import type { DepositPayment } from '#application/fixed-deposits/booking/deposit-payments.ts';
import { VerifyPayment } from '#application/fixed-deposits/booking/verify-payment.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OFFLINE, refused } from '../memory-ports.ts';
import { answering, done } from './answers.ts';
import { TERMS } from './orders.ts';
import { tabDrafts } from './tab-drafts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Status = Result<DepositPayment, PortFailure>;

const paid: DepositPayment = { ...TERMS, status: 'success', transactionId: 'VRP-1' };
const pending = success({ ...paid, status: 'pending' } as const);
const ABORTED = { kind: 'unreachable', reason: 'aborted' } as const;
const unread = { kind: 'unexpected-reply', detail: 'no status' } as const;

/** Awaits a payment with these answers to the verification and to the status. */
async function awaited(
  statuses: readonly [Status, ...Status[]],
  verified: Result<void, PortFailure> = done,
) {
  const [verify, ask] = [answering(verified), answering(...statuses)];
  const payments = { verify: verify.call, status: ask.call };
  const awaitPayment = new AwaitPayment(new VerifyPayment({ ...tabDrafts(), payments }));
  const outcome = awaitPayment.run({ depositOrderId: 50_012, depositId: 3, result: '' }, {});
  await vi.runAllTimersAsync();
  return { outcome: await outcome, tries: verify.requests.length };
}

describe('awaiting a payment', () => {
  it('asks again while the payment is pending', async () => {
    const { outcome, tries } = await awaited([pending, pending, success(paid)]);
    expect(outcome).toEqual(success({ kind: 'paid', payment: paid }));
    expect(tries).toBe(3);
  });

  it('returns a payment that stays pending after four questions', async () => {
    const { outcome, tries } = await awaited([pending]);
    expect(outcome).toEqual(success({ kind: 'pending', payment: pending.value }));
    expect(tries).toBe(4);
  });

  it.each(['failed', 'cancelled', 'expired'] as const)('asks once if it is %s', async (status) => {
    const payment = { ...paid, status };
    const { outcome, tries } = await awaited([success(payment)]);
    expect(outcome).toEqual(success({ kind: 'not-paid', payment }));
    expect(tries).toBe(1);
  });

  it('asks again after a lost reply, and after an unreadable verification', async () => {
    expect((await awaited([failure(OFFLINE), success(paid)])).tries).toBe(2);
    expect((await awaited([success(paid)], failure(unread))).tries).toBe(4);
  });

  it.each([refused(422), refused(400), ABORTED, { kind: 'signed-out' } as const])(
    'asks once if the status is answered with %o',
    async (cause) => {
      const { outcome, tries } = await awaited([failure(cause)]);
      expect(outcome).toEqual(failure({ kind: 'status-unknown', failure: cause }));
      expect(tries).toBe(1);
    },
  );
});
