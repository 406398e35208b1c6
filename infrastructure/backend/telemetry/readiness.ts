import { setTimeout as delay } from 'node:timers/promises';
import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import { databaseErrorCode } from '#infrastructure/backend/database/database-error.ts';

/** The state of the database, as `/readyz` reports it. */
export type DatabaseState = 'ok' | 'no-database' | 'no-writes';

const LONGEST_MILLISECONDS = 2000;
/** PostgreSQL error codes: disk full, I/O error, read-only server such as a standby. */
const WRITE_FAILURES = new Set(['53100', '58030', '25006']);
/** PostgreSQL error code: the server runs, and all its connections are in use. */
const TOO_MANY_CONNECTIONS = '53300';

/**
 * Checks whether the database answers and accepts writes. After a failed write, each check tries a
 * write until one succeeds.
 */
export class Readiness {
  private isWriting = true;

  /**
   * @param database a connection of its own, because a busy pool does not mean that the server is
   * unready
   */
  constructor(private readonly database: Kysely<Database>) {}

  /** Called for every failed statement. */
  note(error: unknown): void {
    if (WRITE_FAILURES.has(databaseErrorCode(error) ?? '')) this.isWriting = false;
  }

  async state(): Promise<DatabaseState> {
    const answered = this.tried().then(
      () => 'ok' as const,
      (error: unknown) => this.stateAfter(error),
    );
    return Promise.race([
      answered,
      delay(LONGEST_MILLISECONDS, 'no-database' as const, { ref: false }),
    ]);
  }

  private async tried(): Promise<void> {
    if (this.isWriting) {
      await sql`select 1`.execute(this.database);
      return;
    }
    await this.database.transaction().execute(async (transaction) => {
      // Needs new disk pages, which a full disk refuses. An update could reuse space in an existing
      // page.
      await sql`create temporary table room_to_write on commit drop as
        select repeat('x', 1000) from generate_series(1, 100)`.execute(transaction);
    });
    this.isWriting = true;
  }

  private stateAfter(error: unknown): DatabaseState {
    this.note(error);
    if (databaseErrorCode(error) === TOO_MANY_CONNECTIONS) return 'ok';
    return this.isWriting ? 'no-database' : 'no-writes';
  }
}
