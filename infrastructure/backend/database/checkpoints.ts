import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';

const EVERY_MILLISECONDS = 1000;
/** Log size after which a checkpoint runs. Other queries then wait for about 15 ms. */
const MOST_LOG_BYTES = 32 * 1024 * 1024;

/**
 * Keeps the write-ahead log of the embedded database short. PGlite runs PostgreSQL in single-user
 * mode, which has no checkpointer: without explicit checkpoints the log grows until the next start,
 * and that start replays all of it.
 * @returns a function that stops the checkpoints
 */
export function startCheckpoints(
  database: Kysely<Database>,
  report: (error: unknown) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  const schedule = (): void => {
    timer = setTimeout(run, EVERY_MILLISECONDS).unref();
  };
  const run = (): void => {
    checkpointIfDue(database)
      .catch(report)
      .finally(() => {
        if (timer !== undefined) schedule();
      });
  };
  schedule();
  return () => {
    clearTimeout(timer);
    timer = undefined;
  };
}

/** Runs a checkpoint if more log than `mostLogBytes` follows the previous one. */
export async function checkpointIfDue(
  database: Kysely<Database>,
  mostLogBytes = MOST_LOG_BYTES,
): Promise<void> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes
    from pg_control_checkpoint()`.execute(database);
  if ((rows[0]?.bytes ?? 0) > mostLogBytes) await sql`checkpoint`.execute(database);
}
