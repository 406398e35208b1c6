import { sql } from 'kysely';
import type { Backend } from './backend.ts';

/** The number of statements in the database of a backend that wait for a lock. */
export async function waitingStatements({ sandbox }: Backend): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    sandbox.database,
  );
  return rows[0]?.count ?? 0;
}
