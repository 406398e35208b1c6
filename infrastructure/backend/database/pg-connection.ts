import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { databaseErrorCode, isPlanOutdated } from './database-error.ts';
import { NamedStatements } from './named-statements.ts';
import { connectionOf } from './waiting-pool.ts';

/**
 * Server settings of each connection. They release the locks of a process that died without closing
 * its connection.
 */
export const CONNECTION_SETTINGS = [
  'idle_in_transaction_session_timeout=30000',
  'tcp_keepalives_idle=15',
  'tcp_keepalives_interval=5',
  'tcp_keepalives_count=3',
] as const;

interface LineOptions {
  /** Milliseconds to wait for the server to accept another connection. */
  readonly connectMilliseconds: number;
  /**
   * Milliseconds without an answer after which a connection counts as lost. The next statement then
   * uses another one. Without it, a connection has no such limit.
   */
  readonly silenceMilliseconds?: number;
  /** Uses named prepared statements, parsed once per connection. */
  readonly isNaming: boolean;
}

/** Adds query timeouts to a pool: a connection that does not answer in time is discarded. */
export function withQueryTimeout(pool: pg.Pool, options: LineOptions): PostgresPool {
  const names = options.isNaming ? new NamedStatements() : undefined;
  return {
    options: pool.options,
    connect: async () => {
      const client = await connectionOf(pool, options.connectMilliseconds);
      return lineOf(client, options.silenceMilliseconds, names);
    },
    end: () => pool.end(),
  };
}

function lineOf(
  client: pg.PoolClient,
  milliseconds: number | undefined,
  names?: NamedStatements,
): PostgresPoolClient {
  let isGivenUp = false;
  // Discards the connection, which also makes a running statement fail.
  const giveUp = (): void => {
    isGivenUp = true;
    client.release(true);
  };
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    const patience = milliseconds === undefined ? undefined : setTimeout(giveUp, milliseconds);
    try {
      return await ask(client, { text, values: [...values] }, names);
    } finally {
      clearTimeout(patience);
    }
  };
  return {
    query: query as PostgresPoolClient['query'],
    release: (isBroken) => {
      if (!isGivenUp) client.release(isBroken);
    },
  };
}

type Statement = { readonly text: string; readonly values: unknown[] };

async function ask(
  client: pg.PoolClient,
  statement: Statement,
  names: NamedStatements | undefined,
): Promise<unknown> {
  const name = names?.nameOf(statement);
  if (names === undefined || name === undefined) return client.query(statement);
  try {
    return await client.query({ ...statement, name });
  } catch (error) {
    if (!isPlanOutdated(error)) throw error;
    names.forget(statement, name);
    try {
      return await client.query(statement);
    } catch (again) {
      // The first error aborted the transaction, so the caller can retry the whole transaction.
      throw databaseErrorCode(again) === ENDED_TRANSACTION ? error : again;
    }
  }
}

const ENDED_TRANSACTION = '25P02';

/** Node's error codes for network failures. */
const NETWORK_CODES = new Set([
  ...['ECONNRESET', 'ECONNREFUSED', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'],
  ...['EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
]);
/** PostgreSQL's error codes: broken connection, too many connections, idle timeout, shutdown. */
const SERVER_CODES = /^(08\w{3}|53300|25P03|57P0[1-5])$/;
/** Error messages of the driver, which has no codes for these failures. */
const DRIVER_MESSAGES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Postgres connection has been discarded',
  'Client was closed',
  'Client has encountered a connection error',
];

/** Whether the connection to the database was lost. The statement may or may not have run. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  if (typeof code === 'string' && NETWORK_CODES.has(code)) return true;
  if (SERVER_CODES.test(databaseErrorCode(error) ?? '')) return true;
  return DRIVER_MESSAGES.some((message) => error.message.startsWith(message));
}
