import { ChooseMaturityInstruction } from '#application/fixed-deposits/booking/choose-maturity-instruction.ts';
import type { DepositOrders } from '#application/fixed-deposits/booking/deposit-orders.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { failure, type Result } from '#domain/platform/result.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OFFLINE, refused } from '../memory-ports.ts';
import { answering, done } from './answers.ts';
import { SUMMARY } from './orders.ts';
import { tabDrafts } from './tab-drafts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Saved = Result<void, PortFailure>;

/** Chooses for order 50012 in a tab that books the given order. */
async function chosen(startedId: number, ...answers: readonly [Saved, ...Saved[]]) {
  const tab = tabDrafts();
  tab.orderDraft.keep(SUMMARY);
  tab.startedOrder.keep({ depositOrderId: startedId, depositId: 3 });
  const save = answering(...answers);
  const orders = { chooseMaturityInstruction: save.call } as Partial<DepositOrders>;
  const onLost = vi.fn();
  const run = new ChooseMaturityInstruction({
    ...tab,
    orders: orders as DepositOrders,
  }).run({ depositOrderId: 50_012, instructionId: 2 }, { onLost });
  await vi.runAllTimersAsync();
  const result = await run;
  return {
    result,
    requests: save.requests,
    onLost,
    isKept: tab.orderDraft.read() !== undefined,
  };
}

describe('choosing a maturity instruction', () => {
  it('saves it and removes the booked order from the tab', async () => {
    const { result, requests, isKept } = await chosen(50_012, done);
    expect(result).toEqual(done);
    expect(requests).toEqual([{ depositOrderId: 50_012, instructionId: 2 }]);
    expect(isKept).toBe(false);
  });

  it('for a held deposit keeps the order that the tab books', async () => {
    const { result, isKept } = await chosen(50_099, done);
    expect(result).toEqual(done);
    expect(isKept).toBe(true);
  });

  it('is sent again while the reply is lost, three times at most', async () => {
    const again = await chosen(50_012, failure(OFFLINE), done);
    expect(again.result).toEqual(done);
    expect([again.onLost.mock.calls.length, again.isKept]).toEqual([1, false]);
    const never = await chosen(50_012, failure(OFFLINE));
    expect(never.result).toEqual(failure(OFFLINE));
    expect([never.requests.length, never.isKept]).toEqual([3, true]);
  });

  it('passes a refusal on, and keeps the order', async () => {
    const { result, requests, isKept } = await chosen(50_012, failure(refused(404)));
    expect(result).toEqual(failure(refused(404)));
    expect([requests.length, isKept]).toEqual([1, true]);
  });
});
