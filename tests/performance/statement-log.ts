import { appendFileSync } from 'node:fs';
import pg from 'pg';

/**
 * Loaded into a server process before it starts. Appends each PostgreSQL statement, with its text
 * and values, as a JSON line to the file in STATEMENT_LOG.
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
