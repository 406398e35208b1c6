import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { isPlanOutdated } from './database-error.ts';

const running = new AsyncLocalStorage<Kysely<Database>>();

/**
 * The transaction of the route that is running, or else the database itself. PGlite has one
 * connection: a write beside the open transaction would wait for it for ever.
 */
export function transactionOr(database: Kysely<Database>): Kysely<Database> {
  return running.getStore() ?? database;
}

/**
 * Runs work in a transaction that `transactionOr` finds; a second time where a newer process has
 * migrated a table meanwhile, which undoes the first.
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
