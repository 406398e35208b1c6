import { isConnectionLost } from '#infrastructure/backend/database/pg-connection.ts';

/** A part of the due jobs that failed, such as `deposit 7`. */
export interface DueFailure {
  readonly what: string;
  readonly error: unknown;
}

export class DueWorkError extends Error {
  constructor(readonly failures: readonly DueFailure[]) {
    super(`Due jobs failed: ${failures.map(({ what }) => what).join(', ')}`);
  }
}

/**
 * Collects the failures of due work, so that the work of one investor does not stop that of all
 * others. The next run attempts it again.
 */
export class DueWork {
  private readonly failures: DueFailure[] = [];

  /**
   * @returns whether the work succeeded
   * @throws if the connection to the database is lost, because all other work would fail too
   */
  async attempt(what: string, work: () => Promise<unknown>): Promise<boolean> {
    try {
      await work();
      return true;
    } catch (error) {
      if (isConnectionLost(error)) throw error;
      this.failures.push(...(error instanceof DueWorkError ? error.failures : [{ what, error }]));
      return false;
    }
  }

  /** @throws DueWorkError with all failures, if there were any */
  end(): void {
    if (this.failures.length > 0) throw new DueWorkError(this.failures);
  }
}

/**
 * Does all of the work, in order, also after some of it failed.
 * @throws DueWorkError with all failures
 */
export async function attemptAll(
  all: Iterable<readonly [what: string, work: () => Promise<unknown>]>,
): Promise<void> {
  const due = new DueWork();
  for (const [what, work] of all) await due.attempt(what, work);
  due.end();
}

/** Does the same work for each record, as `attemptAll` does. */
export function attemptEach<Row extends { readonly id: number }>(
  what: string,
  rows: readonly Row[],
  work: (row: Row) => Promise<unknown>,
): Promise<void> {
  return attemptAll(rows.map((row) => [`${what} ${row.id}`, () => work(row)]));
}
