import { CancelDepositOrder } from '#application/fixed-deposits/booking/cancel-deposit-order.ts';
import type { DepositOrderSummary } from '#application/fixed-deposits/booking/deposit-order-summary.ts';
import type { UnpaidDepositOrders } from '#application/fixed-deposits/booking/unpaid-deposit-orders.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { Money } from '#domain/platform/money.ts';
import { failure, type Result } from '#domain/platform/result.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OFFLINE, refused } from '../memory-ports.ts';
import { answering, done } from './answers.ts';
import { SUMMARY, UNPAID } from './orders.ts';
import { tabDrafts } from './tab-drafts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Cancelled = Result<void, PortFailure>;
interface Tab {
  readonly summary?: DepositOrderSummary;
  readonly startedId?: number;
}

/** Cancels the unpaid order in a tab that books it, unless the tab books another one. */
async function cancelled(
  answers: readonly [Cancelled, ...Cancelled[]],
  { summary = SUMMARY, startedId = UNPAID.depositOrderId }: Tab = {},
) {
  const tab = tabDrafts();
  tab.orderDraft.keep(summary);
  tab.startedOrder.keep({ depositOrderId: startedId, depositId: 3 });
  const cancel = answering(...answers);
  const unpaidOrders = {
    cancel: cancel.call,
  } as Partial<UnpaidDepositOrders> as UnpaidDepositOrders;
  const run = new CancelDepositOrder({ ...tab, unpaidOrders }).run(UNPAID, {});
  await vi.runAllTimersAsync();
  const result = await run;
  return { result, requests: cancel.requests, isKept: tab.orderDraft.read() !== undefined };
}

describe('cancelling an unpaid order', () => {
  it('removes it from the tab that books it', async () => {
    const { result, requests, isKept } = await cancelled([done]);
    expect(result).toEqual(done);
    expect(requests).toEqual([50_012]);
    expect(isKept).toBe(false);
  });

  it.each([
    ['another order', { startedId: 50_013 }],
    ['another amount', { summary: { ...SUMMARY, principal: Money.of('44000') } }],
    ['another scheme', { summary: { ...SUMMARY, row: { ...SUMMARY.row, schemeMasterId: 302 } } }],
  ])('keeps the order of a tab that books %s', async (_, tab) => {
    expect(await cancelled([done], tab)).toMatchObject({ result: done, isKept: true });
  });

  it('is sent again while the reply is lost, three times at most', async () => {
    const again = await cancelled([failure(OFFLINE), done]);
    expect(again).toMatchObject({ result: done, isKept: false });
    const never = await cancelled([failure(OFFLINE)]);
    expect(never).toMatchObject({ result: failure(OFFLINE), isKept: true });
    expect(never.requests).toHaveLength(3);
  });

  it('passes a refusal on, and keeps the order', async () => {
    const paid = failure(refused(409, 'paid-already'));
    expect(await cancelled([paid])).toMatchObject({
      result: paid,
      requests: [50_012],
      isKept: true,
    });
  });
});
