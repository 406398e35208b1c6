import { appendFileSync } from 'node:fs';
import pg from 'pg';

/**
 * Loaded into a server process before it starts. Appends each PostgreSQL statement, with its text
 * and values, as a JSON line to the file in STATEMENT_LOG.
 */
const file = process.env['STATEMENT_LOG'] ?? '';
const { prototype } = pg.Client;
const runQuery = Reflect.get(prototype, 'query') as (...parameters: readonly unknown[]) => unknown;
Reflect.set(prototype, 'query', function log(this: pg.Client, ...parameters: readonly unknown[]) {
  const [query] = parameters;
  const { text, values } = (typeof query === 'object' ? query : {}) as Partial<pg.QueryConfig>;
  if (typeof text === 'string' && Array.isArray(values)) {
    appendFileSync(file, `${JSON.stringify({ text, values })}\n`);
  }
  return Reflect.apply(runQuery, this, parameters);
});
