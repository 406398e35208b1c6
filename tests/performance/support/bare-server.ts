import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import fastify from 'fastify';
import pg from 'pg';

/**
 * A minimal server for comparison. One route replies at once, one queries a row, and one stores an
 * order with its idempotency key in one transaction.
 */
const url = process.env['DATABASE_URL'];
type Ask = (text: string, values?: readonly unknown[]) => Promise<readonly unknown[]>;
interface Bare {
  readonly ask: Ask;
  readonly together: <T>(work: (ask: Ask) => Promise<T>) => Promise<T>;
}
const { ask, together } = url === undefined ? await embedded() : onServer(url);
await ask('create table if not exists bare_ids (id text primary key)');
await ask(
  'create table if not exists bare_orders (id integer generated always as identity, units integer)',
);
const server = fastify();
server.get('/bare', () => ({ status: 200, message: 'Bare' }));
server.get('/query', async () => ({
  status: 200,
  data: await ask('select $1::integer as id', [7]),
}));
server.post<{ Body: { units: number } }>('/order', async ({ body }) => ({
  status: 200,
  data: await together(async (inTransaction) => {
    await inTransaction('insert into bare_ids (id) values ($1)', [randomUUID()]);
    const order = 'insert into bare_orders (units) values ($1) returning id';
    return inTransaction(order, [body.units]);
  }),
}));
console.log(await server.listen({ host: '127.0.0.1', port: 0 }));

async function embedded(): Promise<Bare> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.once('SIGTERM', () => process.exit());
  const pglite = await PGlite.create({ dataDir: join(folder, 'database') });
  type Asked = Pick<PGlite, 'query'>;
  const askOf =
    (of: Asked): Ask =>
    async (text, values = []) =>
      (await of.query(text, [...values])).rows;
  return {
    ask: askOf(pglite),
    together: (work) => pglite.transaction((transaction) => work(askOf(transaction))),
  };
}

function onServer(connectionString: string): Bare {
  const pool = new pg.Pool({ connectionString, max: 16 });
  type Asked = Pick<pg.PoolClient, 'query'>;
  const askOf =
    (of: Asked): Ask =>
    async (text, values = []) =>
      (await of.query(text, [...values])).rows as readonly unknown[];
  return {
    ask: askOf(pool),
    together: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('begin');
        const done = await work(askOf(client));
        await client.query('commit');
        return done;
      } finally {
        client.release();
      }
    },
  };
}
