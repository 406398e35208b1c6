import { appendFileSync } from 'node:fs';
import pg from 'pg';

/**
 * Loaded into a server's process before it starts: each statement that it asks of PostgreSQL is
 * added to the file that STATEMENT_LOG names, a line of JSON with its text and values.
 */
const file = process.env['STATEMENT_LOG'] ?? '';
const { prototype } = pg.Client;
const ask = Reflect.get(prototype, 'query') as (...given: readonly unknown[]) => unknown;
Reflect.set(prototype, 'query', function log(this: pg.Client, ...given: readonly unknown[]) {
  const [asked] = given;
  const { text, values } = (typeof asked === 'object' ? asked : {}) as Partial<pg.QueryConfig>;
  if (typeof text === 'string' && Array.isArray(values)) {
    appendFileSync(file, `${JSON.stringify({ text, values })}\n`);
  }
  return Reflect.apply(ask, this, given);
});
