import { sandboxContexts } from '#infrastructure/backend/contexts.ts';
import type { Database } from '#infrastructure/backend/database.ts';
import { migrate } from '#infrastructure/backend/database/migrations.ts';
import { type Kysely, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { placedOrder } from '../fixed-deposits/advisor.ts';

const TABLES = [
  'basket_lot_items',
  'deal_slips',
  'declaration_answers',
  'deposit_advisor_links',
  'deposit_order_nominees',
  'deposit_payments',
  'share_order_moves',
  'share_payments',
];

const backend = testBackend();
let database: Kysely<Database>;
beforeAll(async () => {
  ({ database } = backend.sandbox);
});

const run = (statement: string) => sql.raw<Record<string, unknown>>(statement).execute(database);

/** Every row as text, independent of the order of rows and columns. */
async function rowsOf(table: string): Promise<readonly string[]> {
  const { rows } = await run(`select * from ${table}`);
  return rows.map((row) => JSON.stringify(row, Object.keys(row).toSorted())).toSorted();
}

async function allRows(): Promise<Readonly<Record<string, readonly string[]>>> {
  const all: Record<string, readonly string[]> = {};
  for (const table of TABLES) all[table] = await rowsOf(table);
  return all;
}

describe('the investor column of each row of an order', () => {
  it('is filled from the order or the lot in an older database', async () => {
    await placedOrder(backend, { mobile: '9876501234' });
    await run(`insert into declaration_answers
      (investor_id, order_id, question_id, answer, answered_at)
      select deposit_order.investor_id, deposit_order.id, question.id, true, now()
      from deposit_orders as deposit_order cross join declaration_questions as question`);
    const before = await allRows();
    expect(TABLES.filter((table) => before[table]?.length === 0)).toEqual([]);
    for (const table of TABLES) await run(`alter table ${table} drop column investor_id cascade`);
    await run(`delete from kysely_migration where name like '%-investor-of-each'`);
    await migrate(database, sandboxContexts);
    expect(await allRows()).toEqual(before);
    const rewritten = run(`update share_order_moves set move = 'cancel'`);
    await expect(rewritten).rejects.toThrow('a move of an order is never changed');
  });

  it('is filled if a process of the earlier version omits it', async () => {
    await run('delete from declaration_answers');
    const { rows: answers } = await run(`insert into declaration_answers
      (order_id, question_id, answer, answered_at)
      select deposit_order.id, question.id, true, now()
      from deposit_orders as deposit_order cross join declaration_questions as question
      returning investor_id = (select investor_id from deposit_orders where id = order_id) as own`);
    await run('create table kept_items as select * from basket_lot_items');
    await run('delete from basket_lot_items');
    const { rows: items } = await run(`insert into basket_lot_items
      (lot_id, share_id, position, quantity, weightage)
      select lot_id, share_id, position, quantity, weightage from kept_items
      returning investor_id = (select investor_id from share_lots where id = lot_id) as own`);
    for (const rows of [answers, items]) {
      expect(rows.length).toBeGreaterThan(0);
      expect(rows.filter(({ own }) => own !== true)).toEqual([]);
    }
  });

  it('is never left out', async () => {
    const { rows } = await run(`select table_name from information_schema.columns
      where table_schema = current_schema() and column_name = 'investor_id'
        and is_nullable = 'NO' order by table_name`);
    expect(rows.map((row) => row['table_name'])).toEqual(expect.arrayContaining(TABLES));
  });
});
