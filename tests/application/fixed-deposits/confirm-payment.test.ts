import { AwaitPayment } from '#application/fixed-deposits/booking/await-payment.ts';
import { ConfirmPayment } from '#application/fixed-deposits/booking/confirm-payment.ts';
import type {
  DepositPayment,
  PaymentStatus,
} from '#application/fixed-deposits/booking/deposit-payments.ts';
import { VerifyPayment } from '#application/fixed-deposits/booking/verify-payment.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordedReports, refused } from '../memory-ports.ts';
import { answering, done } from './answers.ts';
import { TERMS } from './orders.ts';
import { tabDrafts } from './tab-drafts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Status = Result<DepositPayment, PortFailure>;

const RETURNED = { depositOrderId: 50_012, depositId: 3, result: '' };
const found = (status: PaymentStatus): DepositPayment => ({ ...TERMS, status });

/** Confirms a payment with these answers to its status. */
async function confirmed(
  statuses: readonly [Status, ...Status[]],
  signal?: AbortSignal,
) {
  const payments = { verify: answering(done).call, status: answering(...statuses).call };
  const awaitPayment = new AwaitPayment(new VerifyPayment({ ...tabDrafts(), payments }));
  const { reporting, events } = recordedReports();
  const outcome = new ConfirmPayment(awaitPayment, reporting).run(RETURNED, { signal });
  await vi.runAllTimersAsync();
  return { outcome: await outcome, events };
}

describe('confirming a payment', () => {
  it('reports a payment once, even if it was pending at first', async () => {
    const { outcome, events } = await confirmed([
      success(found('pending')),
      success(found('success')),
    ]);
    expect(outcome).toEqual(success({ kind: 'paid', payment: found('success') }));
    expect(events).toEqual(['Payment Success']);
  });

  it.each([
    ['a failed payment', success(found('failed'))],
    ['a refusal', failure(refused(422))],
  ])('reports nothing after %s', async (_, status) => {
    expect((await confirmed([status])).events).toEqual([]);
  });

  it('reports nothing for an investor who has left the page', async () => {
    const { outcome, events } = await confirmed([success(found('success'))], AbortSignal.abort());
    expect(outcome).toMatchObject({ value: { kind: 'paid' } });
    expect(events).toEqual([]);
  });
});
