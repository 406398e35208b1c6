import { sandboxContexts } from '#infrastructure/backend/contexts.ts';
import type { Database } from '#infrastructure/backend/database.ts';
import { balances, imbalances } from '#infrastructure/backend/ledger/ledger-reconciliation.ts';
import { post } from '#infrastructure/backend/ledger/ledger.ts';
import { inTransaction } from '#infrastructure/backend/database/transaction.ts';
import { type Kysely, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import {
  ARJUN,
  bookedDeposit,
  paymentPage,
  press,
  startedOrder,
} from '../fixed-deposits/booking.ts';
import { IN_STOCK, ordered, pay, signAtSigningService } from '../private-market/ordering.ts';
import { readyInvestor } from '../private-market/ready-investor.ts';

const backend = testBackend();
let database: Kysely<Database>;
beforeAll(async () => {
  ({ database } = backend.sandbox);
});

const wrong = () => imbalances(database, sandboxContexts);

/** The amounts that the work adds to each ledger account, over all investors. */
async function changedBy(work: () => Promise<unknown>): Promise<Readonly<Record<string, number>>> {
  const before: Readonly<Record<string, string>> = await balances(database);
  await work();
  const after: Readonly<Record<string, string>> = await balances(database);
  const paisa = (amount = '0') => Math.round(Number(amount) * 100);
  const changes = Object.keys(after).map(
    (account) => [account, paisa(after[account]) - paisa(before[account])] as const,
  );
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

describe('the ledger accounts', () => {
  it('balance in the sample data, in which money has moved on every account', async () => {
    expect(await wrong()).toEqual([]);
    const accounts = Object.keys(await balances(database));
    const all = ['charges', 'deposits', 'gains', 'interest', 'investor', 'paid-in', 'shares'];
    expect(accounts.toSorted()).toEqual(all);
  });

  it('contain a deposit from its payment to its maturity', async () => {
    const app = await signedIn(backend, ARJUN);
    const booked = await changedBy(() => bookedDeposit(app, backend, { principal: '250000' }));
    expect(booked).toEqual({ investor: -25_000_000, deposits: 25_000_000 });
    await backend.control.advance(2 * 366 * 86_400);
    expect(await wrong()).toEqual([]);
  });

  it('contain an order from its payment to its transfer', async () => {
    const app = await readyInvestor(backend);
    const { requestId } = await ordered(app, IN_STOCK, 31);
    // 31 at ₹760, and 0.015% of that.
    const price = 2_356_000;
    const total = price + 353;
    const paid = await changedBy(() => pay(app, requestId));
    expect(paid).toEqual({ investor: -total, 'paid-in': total });
    await signAtSigningService(app, backend, requestId);
    const completed = await changedBy(async () => {
      await backend.control.advance(600);
      await backend.control.call('POST', `orders/${requestId}/complete`, {});
    });
    expect(completed).toEqual({ 'paid-in': -total, shares: price, charges: 353 });
    expect(await wrong()).toEqual([]);
  });

  it('are shown by the control interface', async () => {
    const reconciliation = await backend.control.call('GET', 'reconciliation');
    expect(reconciliation).toEqual({ balances: await balances(database), imbalances: [] });
  });

  it('contain nothing of a failed payment', async () => {
    const app = await readyInvestor(backend);
    const { requestId } = await ordered(app, IN_STOCK, 32);
    expect(await changedBy(() => pay(app, requestId, 'failed'))).toEqual({});
  });

  it('contain a late payment and its refund, once and in full', async () => {
    const app = await signedIn(backend, ARJUN);
    const page = await paymentPage(app, backend, await startedOrder(app, backend, {}));
    await press(page, 'failed');
    expect(await changedBy(() => Promise.all([press(page, 'late'), press(page, 'late')]))).toEqual(
      {},
    );
    const movements = await database
      .selectFrom('ledger_movements')
      .select(['kind', 'source'])
      .orderBy('id', 'desc')
      .limit(3)
      .execute();
    const [{ source } = { source: '' }] = movements;
    expect(source).toMatch(/^deposit payment \d+$/);
    const kinds = movements.filter((each) => each.source === source).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['payment', 'refund']);
    expect(await wrong()).toEqual([]);
  });

  it('show which record differs', async () => {
    const app = await signedIn(backend, ARJUN);
    const id = await bookedDeposit(app, backend, { principal: '310000' });
    const foundAfter = async (change: ReturnType<typeof sql>): Promise<readonly string[]> => {
      let found: readonly string[] = [];
      await database
        .transaction()
        .execute(async (transaction) => {
          await change.execute(transaction);
          const still = { transaction: () => alreadyOpen(transaction) };
          found = await imbalances(still as never, sandboxContexts);
          throw new Error('undo');
        })
        .catch(() => undefined);
      return found;
    };
    expect(await foundAfter(sql`update deposits set principal = 310001 where id = ${id}`)).toEqual(
      expect.arrayContaining([
        `not posted: deposit of deposit ${id}, 310001.00 on deposits`,
        `posted without a record: deposit of deposit ${id}, 310000.00 on deposits`,
        `deposit order ${id}: order, payment and deposit do not agree`,
        `deposit ${id}: passbook and schedule do not agree`,
      ]),
    );
    expect(
      await foundAfter(sql`update deposit_payments set state = 'failed' where order_id = ${id}`),
    ).toContain(`deposit order ${id}: order, payment and deposit do not agree`);
    expect(
      await foundAfter(sql`update deposit_payments set investor_id =
        (select min(other.id) from investors as other where other.id <> investor_id)
        where order_id = ${id}`),
    ).toContain(`deposit order ${id}: order, payment and deposit do not agree`);
    expect(await foundAfter(sql`update share_lots set units = units + 1`)).not.toEqual([]);
    expect(await wrong()).toEqual([]);
  });
});

/** Reads in the open transaction instead of a new one. */
function alreadyOpen(transaction: Kysely<Database>) {
  const own = {
    setIsolationLevel: () => own,
    execute: (work: (inside: Kysely<Database>) => unknown) => work(transaction),
  };
  return own;
}

describe('the ledger', () => {
  const movement = (entries: readonly (readonly [account: string, amount: string])[], no = 1) =>
    sql`select 1 as investor_id, 'payment' as kind, ${`test ${no}`} as source,
      '2026-11-21'::date as posted_on, account, amount from (values ${sql.join(
        entries.map(([account, amount]) => sql`(${account}::text, ${amount}::numeric)`),
      )}) as entry (account, amount)`;
  const count = async () => {
    const { rows } = await sql<{ all: number }>`select
      (select count(*) from ledger_movements) + (select count(*) from ledger_entries) as all
    `.execute(database);
    return rows[0]?.all;
  };

  it.each([
    [
      'does not add up',
      [
        ['investor', '-100'],
        ['paid-in', '99.99'],
      ],
    ],
    ['has one side alone', [['paid-in', '100']]],
    [
      'names an account that is none',
      [
        ['investor', '-100'],
        ['pocket', '100'],
      ],
    ],
  ] as const)('refuses a movement that %s, and rolls back its transaction', async (_, entries) => {
    const before = await count();
    const posting = inTransaction(database, (transaction) => post(transaction, movement(entries)));
    await expect(posting).rejects.toThrow(/balance|check constraint/);
    expect(await count()).toBe(before);
  });

  it('refuses a movement that is already posted', async () => {
    const entries = [
      ['investor', '-5'],
      ['paid-in', '5'],
    ] as const;
    await inTransaction(database, (transaction) => post(transaction, movement(entries, 2)));
    const again = inTransaction(database, (transaction) => post(transaction, movement(entries, 2)));
    await expect(again).rejects.toThrow('unique');
    expect(await wrong()).toContain('posted without a record: payment of test 2, 5.00 on paid-in');
  });

  it('refuses another entry that would unbalance a movement', async () => {
    const adding = sql`insert into ledger_entries (investor_id, movement_id, account, amount)
      select investor_id, id, 'charges', 1 from ledger_movements
      where investor_id = 1 order by id limit 1`;
    await expect(adding.execute(database)).rejects.toThrow('does not balance');
  });

  it.each([
    sql`update ledger_entries set amount = -amount`,
    sql`delete from ledger_entries`,
    sql`update ledger_movements set kind = 'refund'`,
    sql`delete from ledger_movements`,
    sql`truncate ledger_entries`,
    sql`truncate ledger_movements cascade`,
  ])('refuses changes of posted entries (%#)', async (statement) => {
    await expect(statement.execute(database)).rejects.toThrow('only added to');
  });
});
