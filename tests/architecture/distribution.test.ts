import { type Backend, startBackend } from '#tests/contracts/backend.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  hotTables,
  otherKeys,
  referenceTables,
  sandboxTables,
  withoutColumn,
} from './distribution-tables.ts';
import { spreadIn } from './distribution.ts';

/** What investors ask is in `distribution.exhaustive.test.ts`: there they live a little first. */
let backend: Backend;
let columnsOf: ReadonlyMap<string, readonly string[]>;
beforeAll(async () => {
  backend = await startBackend();
  const tables = await backend.sandbox.database.introspection.getTables();
  columnsOf = new Map(tables.map(({ name, columns }) => [name, columns.map((one) => one.name)]));
});
afterAll(() => backend.stop());

describe('the schema, for a distributed database', () => {
  it('has every table listed as hot, for reference, or of the sandbox alone', () => {
    const listed = [...hotTables, ...referenceTables, ...sandboxTables];
    expect([...columnsOf.keys()].toSorted()).toEqual(listed.toSorted());
  });

  it('has the investor in every hot table, but where a reason is named', () => {
    const without = hotTables.filter((table) => !columnsOf.get(table)?.includes('investor_id'));
    expect(without.toSorted()).toEqual(Object.keys(withoutColumn).toSorted());
  });

  it('finds what is an investor’s, an order’s, a lot’s or a session’s by an index', async () => {
    const { rows } = await sql<{ missing: string }>`
      select named.table_name || '.' || named.column_name as missing
      from information_schema.columns as named
      where table_schema = current_schema()
        and column_name in ('investor_id', 'order_id', 'lot_id', 'session_id')
        and not exists (
          select from pg_index
          join pg_attribute on attrelid = indrelid and attnum = indkey[0]
          where indrelid = named.table_name::regclass and attname = named.column_name
            and indpred is null
        )
    `.execute(backend.sandbox.database);
    expect(rows).toEqual([]);
  });

  it('has every other key that a table may be found by', () => {
    const unknown = Object.entries(otherKeys).flatMap(([table, { keys }]) =>
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
  ])('is refused as %s', (sql) => {
    expect(spreadIn(sql)).toHaveLength(1);
  });
});
