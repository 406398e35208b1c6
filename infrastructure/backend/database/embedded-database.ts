import { setImmediate } from 'node:timers/promises';
import { PGlite, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';

/**
 * Number of queries and transactions to run before yielding to the event loop. Yielding before each
 * would cost about 5% of throughput.
 */
const IN_ONE_TURN = 8;

/**
 * `wal_init_zero = off` creates a log segment of 16 MB by writing its last byte. Filling it with
 * zeros would block the event loop for 40 to 60 ms. The trade: the disk space of a segment is not
 * reserved in advance. A full disk is mostly noticed when a table grows, which fails with an error.
 * If the log itself finds no space, PGlite stops answering and the process must be restarted, as it
 * must without this setting when a new segment does not fit.
 *
 * `wal_recycle = off` deletes old segments. A recycled one keeps the deleted data of people until
 * new data overwrites it.
 */
export const EMBEDDED_SETTINGS: string[] = [
  ...PGlite.defaultStartParams,
  ...['-c', 'wal_init_zero=off', '-c', 'wal_recycle=off'],
];

/**
 * PostgreSQL within this process. PGlite resolves in microtasks; without an occasional macrotask,
 * queued queries starve new connections and incoming data.
 */
export class EmbeddedDatabase extends PGlite {
  private done = 0;

  override async query<T>(
    text: string,
    values?: unknown[],
    options?: QueryOptions,
  ): Promise<Results<T>> {
    await this.pause();
    return super.query<T>(text, values, options);
  }

  override async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    await this.pause();
    return super.transaction(work);
  }

  private async pause(): Promise<void> {
    this.done += 1;
    if (this.done % IN_ONE_TURN === 0) await setImmediate();
  }
}
