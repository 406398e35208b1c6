import { Passbook } from '#application/fixed-deposits/holdings/passbook.ts';
import { PayoutFrequency } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { ShareOrders } from '#application/private-market/share-orders.ts';
import { attemptEach } from '#infrastructure/backend/scheduling/due-work.ts';
import { exclusiveOn } from '#infrastructure/backend/scheduling/exclusive.ts';
import { ScheduledJobs } from '#infrastructure/backend/scheduling/scheduled-jobs.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedIn, valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { testBackend } from '#tests/contracts/backend.ts';
import { ARJUN, bookedDeposit } from '#tests/contracts/fixed-deposits/booking.ts';
import { IN_STOCK } from '#tests/contracts/private-market/ordering.ts';
import { readyInvestor } from '#tests/contracts/private-market/ready-investor.ts';
import { probeContext } from './probe-context.ts';

const FORTY_DAYS = 40 * 86_400;

const backend = testBackend({ expectsFailures: true });

/** Sets how many payments of a deposit are recorded; with 99, the next one does not exist. */
async function setPayoutsMade(id: number, payouts_made: number): Promise<void> {
  const { database } = backend.sandbox;
  await database.updateTable('deposits').set({ payouts_made }).where('id', '=', id).execute();
}

async function payoutsOf(id: number): Promise<number> {
  const app = await signedIn(backend, ARJUN);
  const entries = valueOf(await app.get(Passbook).entries({}));
  return entries.filter(
    ({ depositOrderId, kind }) => depositOrderId === id && kind === 'withdrawal',
  ).length;
}

describe('a due job that fails', () => {
  let broken = 0;
  let sound = 0;
  beforeAll(async () => {
    const wish = { payoutFrequency: PayoutFrequency.Monthly, principal: '120000' };
    const app = await signedIn(backend, ARJUN);
    broken = await bookedDeposit(app, backend, wish);
    sound = await bookedDeposit(app, backend, { ...wish, principal: '130000' });
    await setPayoutsMade(broken, 99);
  });

  it('stops no other job, and is reported at every run', async () => {
    const buyer = await readyInvestor(backend);
    const order = valueOf(await buyer.get(ShareOrders).place({ shareId: IN_STOCK, units: 30 }, {}));
    await expect(backend.control.advance(FORTY_DAYS)).rejects.toThrow(/went wrong/);
    await expect(backend.control.advance(0)).rejects.toThrow(/went wrong/);
    expect(await payoutsOf(sound)).toBe(1);
    const reported = backend.failures.filter(({ route }) => route === `deposit ${broken}`);
    expect(reported.map(({ error }) => String(error))).toEqual([
      `Error: deposit ${broken} has no payment 100`,
      `Error: deposit ${broken} has no payment 100`,
    ]);
    const { status } = await backend.sandbox.database
      .selectFrom('share_orders')
      .select('status')
      .where('id', '=', order.requestId ?? 0)
      .executeTakeFirstOrThrow();
    expect(status).toBe('cancelled');
  });

  it('is made up for once, when its cause is gone', async () => {
    await setPayoutsMade(broken, 0);
    await backend.control.advance(0);
    await backend.control.advance(0);
    expect(await payoutsOf(broken)).toBe(1);
    expect(await payoutsOf(sound)).toBe(1);
  });
});

describe('many due jobs that fail at once', () => {
  it('are reported as the first ten and a number', async () => {
    const { sandbox } = backend;
    const rows = Array.from({ length: 12 }, (_, at) => ({ id: at + 1 }));
    const context = {
      ...probeContext(),
      runDueJobs: () => attemptEach('payout', rows, () => Promise.reject(new Error('faulty'))),
    };
    const jobs = new ScheduledJobs(sandbox, [context], exclusiveOn(sandbox.database, 'pglite'));
    await expect(jobs.advance(0)).rejects.toThrow(/payout 12$/);
    const reported = backend.failures.map(({ route }) => route).slice(-11);
    expect([reported[0], ...reported.slice(-2)]).toEqual([
      'payout 1',
      'payout 10',
      '2 other due jobs',
    ]);
  });
});
