import type { DepositNominations } from '#application/fixed-deposits/booking/deposit-nominations.ts';
import { PayAgain } from '#application/fixed-deposits/booking/pay-again.ts';
import type {
  UnpaidDepositOrder,
  UnpaidDepositOrders,
} from '#application/fixed-deposits/booking/unpaid-deposit-orders.ts';
import { paymentLeftBehind } from '#application/platform/payment-under-way.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryDrafts, OFFLINE, refused } from '../memory-ports.ts';
import { answering } from './answers.ts';
import { RETURN_URL, UNPAID } from './orders.ts';
import { tabDrafts } from './tab-drafts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const PAGE = { paymentUrl: 'https://pay.example/2' };
type Opened = Result<typeof PAGE, PortFailure>;
type Listed = Result<readonly UnpaidDepositOrder[], PortFailure>;

/** Pays again for order 50012 in its tab. */
async function paidAgain(
  opened: readonly [Opened, ...Opened[]],
  listed: Listed = success([{ ...UNPAID, depositOrderId: 50_011 }, UNPAID]),
) {
  const [list, submit] = [answering(listed), answering(...opened)];
  const tab = tabDrafts();
  tab.startedOrder.keep({ depositOrderId: 50_012, depositId: 3 });
  const drafts = memoryDrafts();
  const onLost = vi.fn();
  const run = new PayAgain({
    unpaidOrders: { list: list.call } as Partial<UnpaidDepositOrders> as UnpaidDepositOrders,
    nominations: { submit: submit.call } satisfies DepositNominations,
    ...tab,
    drafts,
  }).run(RETURN_URL, { onLost });
  await vi.runAllTimersAsync();
  const result = await run;
  const amount = await paymentLeftBehind(drafts);
  return { result, requests: submit.requests, amount, lost: onLost.mock.calls.length };
}

describe('paying again', () => {
  it('names the same nominees, and keeps the amount that is being paid [FD-2.120]', async () => {
    const { result, requests, amount } = await paidAgain([success(PAGE)]);
    expect(result).toEqual(success(PAGE));
    const nominees = [{ nomineeId: 3, sharePercent: 100 }];
    expect(requests).toEqual([{ depositOrderId: 50_012, nominees, returnUrl: RETURN_URL }]);
    expect(amount).toBe('₹43,000');
  });

  it.each([
    ['that is no longer unpaid', success([])],
    ['without nominees', success([{ ...UNPAID, nominees: [] }])],
  ])('is not possible for an order %s', async (_, listed) => {
    const { result, requests } = await paidAgain([success(PAGE)], listed);
    expect(result).toEqual(failure({ kind: 'nothing-to-repeat' }));
    expect(requests).toEqual([]);
  });

  it('asks again for a lost reply, three times at most', async () => {
    const again = await paidAgain([failure(OFFLINE), success(PAGE)]);
    expect(again).toMatchObject({ result: success(PAGE), lost: 1, amount: '₹43,000' });
    const never = await paidAgain([failure(OFFLINE)]);
    expect(never).toMatchObject({ result: failure(OFFLINE), amount: undefined });
    expect(never.requests).toHaveLength(3);
  });

  it('passes on a refusal, and that the orders cannot be reached', async () => {
    const refusal = failure(refused(409, 'paid-already'));
    expect(await paidAgain([refusal])).toMatchObject({ result: refusal, amount: undefined });
    const unlisted = await paidAgain([success(PAGE)], failure(OFFLINE));
    expect(unlisted).toMatchObject({ result: failure(OFFLINE), requests: [] });
  });
});
