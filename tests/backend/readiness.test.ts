import { randomUUID } from 'node:crypto';
import { type Backend, startBackend } from '#tests/contracts/backend.ts';
import { ownDatabase } from '#tests/contracts/sample-database.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';

const SERVER = process.env['DATABASE_URL'];
const NEWS = '/api/news/unlisted-share-news?share_symbol=any&offset=0&limit=1';
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function readinessOf(backend: Backend): Promise<string> {
  const reply = await fetch(`${backend.appAddress}/readyz`);
  const { status } = (await reply.json()) as { readonly status: string };
  return `${reply.status} ${status}`;
}

async function started(options: Parameters<typeof startBackend>[0]): Promise<Backend> {
  const backend = await startBackend({ isTicking: false, expectsFailures: true, ...options });
  ends.push(() => backend.stop());
  return backend;
}

describe('/readyz', () => {
  it.skipIf(SERVER)('reports not ready while the database cannot be written', async () => {
    const backend = await started({});
    const { database } = backend.sandbox;
    const write = () => sql`update platform_settings set value = value`.execute(database);
    expect(await readinessOf(backend)).toBe('200 ok');
    await sql`set default_transaction_read_only = on`.execute(database);
    await expect(write()).rejects.toThrow('read-only');
    expect(await readinessOf(backend)).toBe('503 no-writes');
    expect(await readinessOf(backend)).toBe('503 no-writes');
    await sql`set default_transaction_read_only = off`.execute(database);
    expect(await readinessOf(backend)).toBe('200 ok');
    await write();
  });
});

describe.runIf(SERVER)('a server', () => {
  it('with all connections in use leaves a process ready', async () => {
    const { url, drop } = await ownDatabase(SERVER ?? '');
    ends.push(drop);
    const backend = await started({ location: { url, poolSize: 2 } });
    const holder = new pg.Client({ connectionString: url });
    await holder.connect();
    await holder.query('select pg_advisory_lock(1)');
    const busy = Array.from({ length: 4 }, () =>
      sql`select pg_advisory_xact_lock_shared(1)`.execute(backend.sandbox.database),
    );
    const waiting = `select from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    await expect.poll(async () => (await holder.query(waiting)).rowCount).toBe(2);
    expect(await readinessOf(backend)).toBe('200 ok');
    await holder.end();
    await Promise.all(busy);
  });

  it('with fewer connections than the pool may open makes requests wait', async () => {
    const { url, drop } = await ownDatabase(SERVER ?? '');
    ends.push(drop);
    const admin = new pg.Client({ connectionString: url });
    await admin.connect();
    const role = `few_${randomUUID().replaceAll('-', '')}`;
    await admin.query(`create role ${role} login superuser connection limit 3 password 'few'`);
    await admin.query(`alter role ${role} nosuperuser`);
    await admin.query(`grant all on schema public to ${role}`);
    ends.push(async () => {
      await admin.query(`drop owned by ${role}`);
      await admin.query(`drop role ${role}`);
      await admin.end();
    });
    const own = Object.assign(new URL(url), { username: role, password: 'few' }).href;
    const backend = await started({ location: { url: own } });
    const statuses = Array.from({ length: 300 }, () =>
      fetch(`${backend.appAddress}${NEWS}`).then(({ status }) => status),
    );
    expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
    expect(await readinessOf(backend)).toBe('200 ok');
  });
});
