import { spawn } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { EmbeddedDatabase } from '#infrastructure/backend/database/embedded-database.ts';
import { openDatabase } from '#infrastructure/backend/database/open-database.ts';
import { isConnectionLost } from '#infrastructure/backend/database/pg-connection.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';

/** Takes seconds, and counts to a million. */
const LONG = 'select count(*)::int as it from generate_series(1, 1000000)';

const COMPILED = ['--import', './tests/support/compile-typescript.ts', '--input-type=module'];
/** A process whose log has no folder, as if its disk were full. */
const LOSING_ITS_LOG = `
  import { renameSync } from 'node:fs';
  import { sql } from 'kysely';
  import { openDatabase } from '#infrastructure/backend/database/open-database.ts';
  const folder = process.env.FOLDER;
  const { database } = await openDatabase({ folder });
  await sql.raw('create table kept as select generate_series(1, 1000)').execute(database);
  renameSync(folder + '/database/pg_wal', folder + '/database/pg_wal-lost');
  await sql.raw('select pg_switch_wal()').execute(database);
  await sql.raw('insert into kept values (0)').execute(database).catch(() => undefined);`;

const isLost = (work: Promise<unknown>): Promise<boolean> =>
  work.then(() => false, isConnectionLost);

let empty: Blob;
beforeAll(async () => {
  const embedded = await EmbeddedDatabase.open({});
  empty = await embedded.dump();
  await embedded.close();
});

describe('closing the embedded database', () => {
  it('does not wait for an open transaction, and fails the queries behind it', async () => {
    const opened = await openDatabase({ dump: empty });
    let behind: Promise<boolean> | undefined;
    const work = opened.database.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction);
      behind = isLost(sql`select 1`.execute(opened.database));
      await opened.close();
      await sql`select 1`.execute(transaction);
    });
    expect(await isLost(work)).toBe(true);
    expect(await behind).toBe(true);
    expect(await isLost(sql`select 1`.execute(opened.database))).toBe(true);
  });

  it('waits for a running statement, and may be repeated', async () => {
    const embedded = await EmbeddedDatabase.open({ loadDataDir: empty });
    const client = await connected(embedded);
    const running = client.query(LONG);
    await Promise.all([embedded.close(), embedded.close()]);
    expect((await running).rows).toEqual([{ it: 1_000_000 }]);
    await embedded.close();
  });
});

describe('a connection to the embedded database', () => {
  it('receives nothing of an earlier one that was given up', async () => {
    const embedded = await EmbeddedDatabase.open({ loadDataDir: empty });
    const first = await connected(embedded);
    await first.query('begin');
    await first.query('create table undone (id integer)');
    await first.query({ name: 'same', text: 'select 1 as it' });
    const running = isLost(first.query(LONG));
    await first.end();
    expect(await running).toBe(true);
    const second = await connected(embedded);
    expect((await second.query({ name: 'same', text: 'select 2 as it' })).rows).toEqual([
      { it: 2 },
    ]);
    await expect(second.query('select * from undone')).rejects.toThrow('does not exist');
    // Ends only when the connection is closed.
    await second.end();
    await embedded.close();
  });

});

describe('an embedded database that cannot write its log', () => {
  it('ends the process, and is intact after the next start', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'vriddhi-log-'));
    const child = spawn(process.execPath, [...COMPILED, '--eval', LOSING_ITS_LOG], {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, FOLDER: folder },
    });
    const code = new Promise((resolve) => child.once('exit', resolve));
    expect(await text(child.stderr)).toContain('the embedded database failed');
    expect(await code).toBe(1);
    const log = path.join(folder, 'database/pg_wal');
    renameSync(`${log}-lost`, log);
    const opened = await openDatabase({ folder });
    const { rows } = await sql`select count(*)::int as it from kept`.execute(opened.database);
    expect(rows).toEqual([{ it: 1000 }]);
    await opened.close();
    rmSync(folder, { recursive: true });
  });
});

async function connected(embedded: EmbeddedDatabase): Promise<pg.Client> {
  const client = new pg.Client({
    stream: () => embedded.connection(),
    user: 'postgres',
    database: 'postgres',
    ssl: false,
  });
  // A connection that was given up also reports it to the client.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
