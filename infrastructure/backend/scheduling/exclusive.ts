import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { DatabaseKind } from '#infrastructure/backend/database/open-database.ts';

/** The key of the advisory lock: an arbitrary number, the same in all processes. */
const LOCK = sql.lit(7_041_948);

/** Runs work in at most one process at a time, among the processes that share a database. */
export interface Exclusive {
  /** Waits while another process runs such work. */
  inTurn(work: () => Promise<void>): Promise<void>;
  /** Skips the work if another process is running it. */
  unlessBusy(work: () => Promise<void>): Promise<void>;
}

/**
 * PGlite serves one process and needs no lock. PostgreSQL releases an advisory lock when its
 * connection ends.
 */
export function exclusiveOn(database: Kysely<Database>, kind: DatabaseKind): Exclusive {
  if (kind === 'pglite') return { inTurn: (work) => work(), unlessBusy: (work) => work() };
  return {
    inTurn: (work) =>
      database.connection().execute(async (connection) => {
        await sql`select pg_advisory_lock(${LOCK})`.execute(connection);
        await workThenUnlock(connection, work);
      }),
    unlessBusy: (work) =>
      database.connection().execute(async (connection) => {
        const lock = sql<{ is_mine: boolean }>`select pg_try_advisory_lock(${LOCK}) as is_mine`;
        const { rows } = await lock.execute(connection);
        if (rows[0]?.is_mine === true) await workThenUnlock(connection, work);
      }),
  };
}

async function workThenUnlock(
  connection: Kysely<Database>,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } finally {
    await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
  }
}
