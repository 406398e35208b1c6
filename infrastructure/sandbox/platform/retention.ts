import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';

const EVERY_MILLISECONDS = 3_600_000;

/**
 * Forgets the answers to money actions two days of real time later, twice what is promised, and
 * how often an address has called once that does not count any more.
 * @returns stops it
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
