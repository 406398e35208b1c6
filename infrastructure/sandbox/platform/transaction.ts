import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';

const running = new AsyncLocalStorage<Kysely<Database>>();

/**
 * The transaction of the route that is running, or else the database itself. PGlite has one
 * connection: a write beside the open transaction would wait for it for ever.
 */
export function transactionOr(database: Kysely<Database>): Kysely<Database> {
  return running.getStore() ?? database;
}

/** Runs work in a transaction that `transactionOr` finds. */
export function inTransaction<T>(
  database: Kysely<Database>,
  work: (transaction: Kysely<Database>) => Promise<T>,
): Promise<T> {
  return database
    .transaction()
    .execute((transaction) => running.run(transaction, () => work(transaction)));
}
