import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { isPlanOutdated } from './database-error.ts';

const running = new AsyncLocalStorage<Kysely<Database>>();

/**
 * The transaction of the running route, or else the given database. PGlite has one connection, so a
 * write outside the open transaction would wait for it forever.
 */
export function transactionOr(database: Kysely<Database>): Kysely<Database> {
  return running.getStore() ?? database;
}

/**
 * Runs work in a transaction, which `transactionOr` then returns. Repeats the work once if a newer
 * process has changed a table in the meantime, because PostgreSQL then rolls the first run back.
 */
export async function inTransaction<T>(
  database: Kysely<Database>,
  work: (transaction: Kysely<Database>) => Promise<T>,
): Promise<T> {
  const once = () =>
    database
      .transaction()
      .execute((transaction) => running.run(transaction, () => work(transaction)));
  try {
    return await once();
  } catch (error) {
    if (!isPlanOutdated(error)) throw error;
    return once();
  }
}
