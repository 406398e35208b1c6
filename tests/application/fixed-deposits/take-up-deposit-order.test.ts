import { TakeUpDepositOrder } from '#application/fixed-deposits/booking/take-up-deposit-order.ts';
import type { DepositProduct } from '#application/fixed-deposits/catalogue/deposit-catalogue.ts';
import type { DepositRates, RateCards } from '#application/fixed-deposits/catalogue/rate-cards.ts';
import type { PortFailure } from '#application/platform/port-failure.ts';
import { RateCard } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import { failure, type Result, success } from '#domain/platform/result.ts';
import { describe, expect, it } from 'vitest';
import { OFFLINE, refused } from '../memory-ports.ts';
import { answering } from './answers.ts';
import { ROW, UNPAID } from './orders.ts';
import { tabDrafts } from './tab-drafts.ts';

/** Takes up the unpaid order while the issuer offers these rates. */
async function takenUp(rates: Result<DepositRates, PortFailure>, times = 1) {
  const forDeposit = answering(rates);
  const rateCards = { forDeposit: forDeposit.call } as Partial<RateCards> as RateCards;
  const tab = tabDrafts();
  const takeUp = new TakeUpDepositOrder({ ...tab, rateCards });
  for (let time = 1; time < times; time += 1) await takeUp.run(UNPAID, {});
  const result = await takeUp.run(UNPAID, {});
  const kept = { order: tab.orderDraft.read(), ids: tab.startedOrder.read() };
  return { result, kept };
}

const offered = (row = ROW) =>
  success({
    deposit: { lockInDays: 90 } as DepositProduct,
    payoutFrequencies: [row.payoutFrequency],
    rateCard: RateCard.of([row]),
  });

describe('taking up an unpaid order', () => {
  it.each([1, 2])('makes it the order of the tab, also %i times', async (times) => {
    const { result, kept } = await takenUp(offered(), times);
    expect(result).toEqual(success(undefined));
    expect(kept.ids).toEqual({ depositOrderId: 50_012, depositId: 3 });
    expect(kept.order).toMatchObject({
      depositId: 3,
      row: { schemeMasterId: 301 },
      repeatOf: 50_012,
      wasUpgradeOffered: true,
      earlyWithdrawal: { lockInDays: 90 },
    });
    expect(kept.order?.principal.text).toBe('43000');
  });

  it('is not possible once its scheme is no longer offered', async () => {
    const { result, kept } = await takenUp(offered({ ...ROW, schemeMasterId: 302 }));
    expect(result).toEqual(failure({ kind: 'not-offered' }));
    expect(kept).toEqual({ order: undefined, ids: undefined });
  });

  it.each([OFFLINE, refused(404)])('keeps nothing after %o', async (cause) => {
    const { result, kept } = await takenUp(failure(cause));
    expect(result).toEqual(failure(cause));
    expect(kept).toEqual({ order: undefined, ids: undefined });
  });
});
