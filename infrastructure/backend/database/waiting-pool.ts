import { setTimeout as delay } from 'node:timers/promises';
import type { PostgresPool } from 'kysely';
import type pg from 'pg';
import { databaseErrorCode } from './database-error.ts';

/** PostgreSQL's error code when it accepts no further connection. */
const TOO_MANY_CONNECTIONS = '53300';
const PAUSE_MILLISECONDS = 50;
/** Milliseconds after which the pool tries its full size again. */
const RECOVERY_MILLISECONDS = 30_000;

/**
 * Takes a connection from the pool. If the server allows fewer connections than the pool's limit,
 * requests wait for the existing ones.
 * @throws the server's error after `milliseconds`
 */
export async function connectionOf(pool: pg.Pool, milliseconds: number): Promise<pg.PoolClient> {
  const end = performance.now() + milliseconds;
  for (;;) {
    try {
      return await pool.connect();
    } catch (error) {
      const isRefused = databaseErrorCode(error) === TOO_MANY_CONNECTIONS;
      if (!isRefused || performance.now() > end) throw error;
      narrow(pool);
      await delay(PAUSE_MILLISECONDS);
    }
  }
}

export function waitingPool(pool: pg.Pool, milliseconds: number): PostgresPool {
  return {
    options: pool.options,
    connect: () => connectionOf(pool, milliseconds),
    end: () => pool.end(),
  };
}

const sizes = new WeakMap<pg.Pool, number>();

function narrow(pool: pg.Pool): void {
  const size = sizes.get(pool) ?? pool.options.max;
  pool.options.max = Math.max(1, Math.min(pool.options.max, pool.totalCount));
  if (sizes.has(pool)) return;
  sizes.set(pool, size);
  setTimeout(() => {
    pool.options.max = size;
    sizes.delete(pool);
  }, RECOVERY_MILLISECONDS).unref();
}
