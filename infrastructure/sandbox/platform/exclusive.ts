import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';
import type { DatabaseKind } from './open-database.ts';

/** Any number, the same in all processes. */
const LOCK = sql.lit(7_041_948);

/** Work that one process at a time does, of all that share a database. */
export interface Exclusive {
  /** Waits for its turn. */
  inTurn(work: () => Promise<void>): Promise<void>;
  /** Leaves it to the process that is at it. */
  unlessBusy(work: () => Promise<void>): Promise<void>;
}

/** The embedded database has one process. A lock of a server's ends with its connection. */
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
