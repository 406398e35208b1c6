import { PGlite } from '@electric-sql/pglite';
import fastify from 'fastify';
import pg from 'pg';

/**
 * The least that a reply can cost: a route that answers at once, one that asks for one row, and one
 * that keeps an order.
 */
const url = process.env['DATABASE_URL'];
type Ask = (text: string, values: readonly unknown[]) => Promise<readonly unknown[]>;
const ask = await asker();
await ask(
  'create table if not exists bare_orders (id integer generated always as identity, units integer)',
  [],
);
const server = fastify();
server.get('/bare', () => ({ status: 200, message: 'Bare' }));
server.get('/query', async () => ({
  status: 200,
  data: await ask('select $1::integer as id', [7]),
}));
server.get('/order', async () => {
  const data = await ask('insert into bare_orders (units) values ($1) returning id', [7]);
  return { status: 200, data };
});
console.log(await server.listen({ host: '127.0.0.1', port: 0 }));

async function asker(): Promise<Ask> {
  if (url === undefined) {
    const pglite = await PGlite.create();
    return async (text, values) => (await pglite.query(text, [...values])).rows;
  }
  const pool = new pg.Pool({ connectionString: url, max: 16 });
  return async (text, values) => (await pool.query(text, [...values])).rows as readonly unknown[];
}
