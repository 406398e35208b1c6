import { setImmediate } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#infrastructure/backend/database.ts';
import { type OpenDatabase, openDatabase } from '#infrastructure/backend/database/open-database.ts';

/** The suite runs on PGlite, and on a PostgreSQL server too if one is configured. */
const url = process.env['DATABASE_URL'];
const kinds = url ? (['pglite', 'postgres'] as const) : (['pglite'] as const);

describe.each(kinds)('%s', (kind) => {
  let opened: OpenDatabase;
  let database: Kysely<Database>;
  beforeAll(async () => {
    opened = await openDatabase(kind === 'postgres' ? { url: url ?? '' } : { dump: undefined });
    ({ database } = opened);
  });
  afterAll(() => opened.close());

  async function read(expression: string): Promise<unknown> {
    const { rows } = await sql.raw<{ it: unknown }>(`select ${expression} as it`).execute(database);
    return rows[0]?.it;
  }

  it('leaves the event loop free during a long query', async () => {
    let turns = 0;
    let isOver = false;
    const others = (async () => {
      while (!isOver) {
        await setImmediate();
        turns += 1;
      }
    })();
    await read('(select count(*) from generate_series(1, 500000))');
    isOver = true;
    await others;
    // On the thread of the server, one query would take one or two turns.
    expect(turns).toBeGreaterThan(5);
  });

  it('writes and reads a value of several megabytes', async () => {
    const content = Buffer.alloc(6_000_000, 'a value of some length, ');
    const { rows } = await sql<{ content: Buffer }>`select ${content}::bytea as content`.execute(
      database,
    );
    expect(rows[0]?.content.equals(content)).toBe(true);
  });

  it.each([
    ['123456789012345678.90::numeric(30, 2)', '123456789012345678.90'],
    ["'2026-02-28'::date", '2026-02-28'],
    ["'2026-11-21 10:00:00+05:30'::timestamptz", new Date('2026-11-21T04:30:00Z')],
    ["'2026-11-21 10:00:00'::timestamp", '2026-11-21 10:00:00'],
    ['7::int4', 7],
    ['9007199254740991::int8', 9_007_199_254_740_991],
    ['count(*)', 1],
    ['true', true],
    ['null::text', null],
    [`'{"a": [1, "2"]}'::jsonb`, { a: [1, '2'] }],
    ["array['a', 'b']::text[]", ['a', 'b']],
    ['array[1, 2]::int4[]', [1, 2]],
    ['array[1.50, 2]::numeric[]', ['1.50', '2']],
    ["array['2026-02-28']::date[]", ['2026-02-28']],
    ['array[7]::int8[]', [7]],
    ["interval '1 day'", '1 day'],
  ])('reads %s', async (expression, expected) => {
    expect(await read(expression)).toEqual(expected);
  });

  it('refuses to read an unsafe integer', async () => {
    await expect(read('9007199254740993::int8')).rejects.toThrow('too large');
  });

  it('works in UTC, and writes values as it reads them', async () => {
    expect(await read("current_setting('timezone')")).toMatch(/^(UTC|GMT)$/);
    const instant = new Date('2026-11-21T18:30:00.123Z');
    const { rows } = await sql<{ instant: Date; day: string; amount: string }>`
      select ${instant}::timestamptz as instant, ${'2026-11-22'}::date as day,
        ${'100000.50'}::numeric as amount
    `.execute(database);
    expect(rows[0]).toEqual({ instant, day: '2026-11-22', amount: '100000.50' });
  });

  it('keeps other queries out of an open transaction', async () => {
    await sql`drop table if exists seen`.execute(database);
    await sql`create table seen (id integer)`.execute(database);
    const count = (): Promise<unknown> => read('(select count(*) from seen)');
    let during: Promise<unknown> | undefined;
    await database
      .transaction()
      .execute(async (transaction) => {
        await sql`insert into seen values (1)`.execute(transaction);
        during = count();
        await sql`select 1`.execute(transaction);
        throw new Error('undo');
      })
      .catch(() => undefined);
    expect(await during).toBe(0);
    await sql`drop table seen`.execute(database);
  });
});
