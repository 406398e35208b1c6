import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';

const EVERY_MILLISECONDS = 3_600_000;

/**
 * Deletes the stored answers to commands two days after they were stored, twice the promised time,
 * and counts of calls whose time window has ended. Both use real time.
 * @returns a function that stops the job
 */
export function startRetention(
  database: Kysely<Database>,
  report: (error: unknown) => void,
): () => void {
  const forget = (): void => {
    database
      .deleteFrom('idempotency_keys')
      .where('created_at', '<', sql<Date>`now() - interval '48 hours'`)
      .execute()
      .catch(report);
    database
      .deleteFrom('limited_calls')
      .where('ends_at', '<', sql<Date>`now()`)
      .execute()
      .catch(report);
  };
  const timer = setInterval(forget, EVERY_MILLISECONDS).unref();
  return () => clearInterval(timer);
}
