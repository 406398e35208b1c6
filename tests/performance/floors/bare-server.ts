import { PGlite } from '@electric-sql/pglite';
import fastify from 'fastify';
import pg from 'pg';

/** The least that a reply can cost: a route that answers at once, and one that asks for one row. */
const url = process.env['DATABASE_URL'];
const ask = await asker();
const server = fastify();
server.get('/bare', () => ({ status: 200, message: 'Bare' }));
server.get('/query', async () => ({ status: 200, data: await ask() }));
console.log(await server.listen({ host: '127.0.0.1', port: 0 }));

async function asker(): Promise<() => Promise<readonly unknown[]>> {
  const text = 'select $1::integer as id';
  if (url === undefined) {
    const pglite = await PGlite.create();
    return async () => (await pglite.query(text, [7])).rows;
  }
  const pool = new pg.Pool({ connectionString: url, max: 16 });
  return async () => (await pool.query(text, [7])).rows as readonly unknown[];
}
