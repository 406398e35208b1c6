import {
  type DepositNomination,
  PaymentMethod,
} from '#application/fixed-deposits/booking/deposit-nominations.ts';
import { lastPaymentMethod } from '#application/fixed-deposits/booking/last-payment-method.ts';
import { PayDeposit } from '#application/fixed-deposits/booking/pay-deposit.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryDrafts, OFFLINE, refused } from '../memory-ports.ts';
import { tabDrafts } from './tab-drafts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PAGE = { paymentUrl: 'https://pay.example/1' };
const deposit = {
  depositOrderId: 50_012,
  nominees: [{ id: 3, sharePercent: 100 }],
  method: PaymentMethod.NetBanking,
  returnUrl: 'https://app.example/fetch-bank-details',
};

/** Runs the use case against a backend with these answers, one for each request. */
async function paid(...answers: readonly Result<typeof PAGE, PortFailure>[]) {
  const requests: DepositNomination[] = [];
  const nominations = {
    submit: (request: DepositNomination) => {
      requests.push(request);
      return Promise.resolve(answers[requests.length - 1] ?? failure(OFFLINE));
    },
  };
  let lost = 0;
  const drafts = memoryDrafts();
  const run = new PayDeposit({ ...tabDrafts(), nominations, drafts }).run(deposit, {
    onLost: () => void (lost += 1),
  });
  await vi.runAllTimersAsync();
  return { result: await run, requests, lost, drafts };
}

describe('paying a deposit', () => {
  it('names the nominees by id and share, and returns the payment page', async () => {
    const { result, requests } = await paid(success(PAGE));
    expect(result).toEqual(success(PAGE));
    const nominees = [{ nomineeId: 3, sharePercent: 100 }];
    expect(requests).toEqual([{ ...deposit, nominees }]);
  });

  it('remembers the method once the payment page is open, and not before', async () => {
    const { drafts } = await paid(success(PAGE));
    expect(await lastPaymentMethod(drafts)).toBe(PaymentMethod.NetBanking);
    const { drafts: untouched } = await paid(failure(refused(422, 'nominees-unfinished')));
    expect(await lastPaymentMethod(untouched)).toBe(PaymentMethod.Upi);
  });

  it('asks again for a lost reply, and says so', async () => {
    const { result, requests, lost } = await paid(failure(OFFLINE), success(PAGE));
    expect(result).toEqual(success(PAGE));
    expect([requests.length, lost]).toEqual([2, 1]);
  });

  it('knows an order that was paid elsewhere', async () => {
    const { result } = await paid(failure(refused(409, 'paid-already')));
    expect(result).toEqual(failure({ kind: 'already-paid' }));
  });

  it('passes any other refusal on', async () => {
    const { result } = await paid(failure(refused(422, 'nominees-unfinished')));
    expect(result).toEqual(failure(refused(422, 'nominees-unfinished')));
  });
});
