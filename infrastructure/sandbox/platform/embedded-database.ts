import { setImmediate } from 'node:timers/promises';
import { PGlite, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite';

/** Queries and transactions in one turn: a pause before each would cost a twentieth of them. */
const IN_ONE_TURN = 8;

/**
 * PostgreSQL within this process. It answers within one turn of the process, and whoever waits for
 * it comes next in the same turn: without a pause now and then nobody new would be let in, nor
 * heard, while many are served.
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
