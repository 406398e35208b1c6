import { testBackend } from '#tests/contracts/backend.ts';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  hotTables,
  thirdPartyKeys,
  referenceTables,
  sandboxTables,
  withoutColumn,
} from './distribution-tables.ts';
import { spreadIn } from './distribution.ts';

/** `distribution.exhaustive.test.ts` checks the queries of simulated investors. */
const backend = testBackend();
let columnsOf: ReadonlyMap<string, readonly string[]>;
beforeAll(async () => {
  const tables = await backend.sandbox.database.introspection.getTables();
  columnsOf = new Map(tables.map(({ name, columns }) => [name, columns.map((one) => one.name)]));
});

describe('the schema, for a distributed database', () => {
  it('has every table listed as hot, for reference, or of the sandbox alone', () => {
    const listed = [...hotTables, ...referenceTables, ...sandboxTables];
    expect([...columnsOf.keys()].toSorted()).toEqual(listed.toSorted());
  });

  it('has `investor_id` in every hot table, except those listed with a reason', () => {
    const without = hotTables.filter((table) => !columnsOf.get(table)?.includes('investor_id'));
    expect(without.toSorted()).toEqual(Object.keys(withoutColumn).toSorted());
  });

  it('has an index on every column that names an investor, an order, a lot or a session', async () => {
    const { rows } = await sql<{ missing: string }>`
      select named.table_name || '.' || named.column_name as missing
      from information_schema.columns as named
      where table_schema = current_schema()
        and column_name in ('investor_id', 'order_id', 'lot_id', 'session_id')
        and not exists (
          select from pg_index
          join pg_attribute on attrelid = indrelid and attnum = indkey[0]
          where indrelid = named.table_name::regclass and attname = named.column_name
            and coalesce(pg_get_expr(indpred, indrelid), '') in
              ('', '(' || named.column_name || ' IS NOT NULL)')
        )
    `.execute(backend.sandbox.database);
    expect(rows).toEqual([]);
  });

  it('has every column that is listed as a key of third-party pages', () => {
    const unknown = Object.entries(thirdPartyKeys).flatMap(([table, { keys }]) =>
      keys.filter((key) => !columnsOf.get(table)?.includes(key)).map((key) => `${table}.${key}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('a query that would be asked of every machine', () => {
  it.each([
    'select * from "nominees" where "id" = $1',
    'select "deposit"."id" from "deposits" as "deposit" where "deposit"."state" = $1',
    'update "addresses" set "investor_id" = $1',
    'select count(*) from passbook_entries as entry where entry.deposit_id = $1',
    'select * from "share_watches" inner join "shares" on "shares"."id" = "share_watches"."share_id"',
    // Only one of the two tables is limited to an investor.
    'select * from "deposits" as "deposit" inner join "deposit_orders" as "order" on "order"."id" = "deposit"."id" where "deposit"."investor_id" = $1',
    'select * from deal_slips as slip left join share_payments as payment on payment.order_id = slip.order_id and slip.investor_id = $1',
    'select * from investors as investor join share_lots as lot on lot.id = $1 where investor.id = $2',
    // The column has no table name, or is not the investor's column.
    'select * from sessions as session join share_lots as lot on lot.id = session.lot_id where investor_id = $1 and session.id = $2',
    'select * from "share_orders" where "share_orders"."old_investor_id" = $1',
    'select * from "share_orders" where "investor_id" <> $1 and "id" = $2',
    // Two subqueries, one of which reads the rows of all investors.
    'select id from share_lots as lot where lot.investor_id = $1 union select id from share_lots as lot where lot.basket_id = $2',
    // A third party's page may run this; a call of the app may not.
    'select * from "deposit_payments" where "reference" = $1',
  ])('is refused as %s', (sql) => {
    expect(spreadIn(sql)).toHaveLength(1);
  });

  it('is refused for each table if one leads to the other and neither is bound', () => {
    const sql = `select * from share_lots as lot
      join share_orders as one on one.investor_id = lot.investor_id`;
    expect(spreadIn(sql)).toEqual(['share_lots', 'share_orders']);
  });
});

describe('a query that is asked of one machine', () => {
  it.each([
    'select * from "nominees" where "investor_id" = $1 and "id" = $2',
    'select * from "deal_slips" where "order_id" in ($1, $2) and "investor_id" in ($3)',
    'update "share_orders" set "status" = $1 where "id" = $2 and "investor_id" = $3 returning "id"',
    'delete from "addresses" where "investor_id" = $1',
    'insert into "deal_slips" ("order_id", "token") values ($1, $2) on conflict do nothing',
    'select * from "deposits" as "deposit" inner join "deposit_orders" as "order" on "order"."id" = "deposit"."id" and "order"."investor_id" = "deposit"."investor_id" inner join "investors" as "investor" on "investor"."id" = "order"."investor_id" where "deposit"."investor_id" = $1',
    'select * from "investors" as "investor" join share_lots as lot on lot.investor_id = investor.id where investor.mobile = $1',
    'select * from "session_tokens" inner join "sessions" on "sessions"."id" = "session_tokens"."session_id" where "session_tokens"."hash" = $1',
    'select "shares".* from "shares" where "id" = $1',
  ])('is accepted as %s', (sql) => {
    expect(spreadIn(sql)).toEqual([]);
  });

  it('is accepted with fewer keys for a third-party page', () => {
    const sql = `select * from deposit_payments as payment join deposit_orders as "order"
      on "order".investor_id = payment.investor_id where payment.id = $1`;
    expect(spreadIn(sql, thirdPartyKeys)).toEqual([]);
    expect(spreadIn(sql)).toEqual(['deposit_payments', 'deposit_orders']);
  });
});
