import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { databaseErrorCode } from './database-error.ts';

/**
 * What each connection asks of its server: when this process is gone without a word, what it has
 * locked is let go after a while.
 */
export const LINE_SETTINGS = [
  'idle_in_transaction_session_timeout=30000',
  'tcp_keepalives_idle=15',
  'tcp_keepalives_interval=5',
  'tcp_keepalives_count=3',
] as const;

/**
 * The same pool, for which a line that answers nothing for so long is lost: it is closed, and the
 * next statement takes another one.
 */
export function impatient(pool: pg.Pool, milliseconds: number): PostgresPool {
  return {
    options: pool.options,
    connect: async () => lineOf(await pool.connect(), milliseconds),
    end: () => pool.end(),
  };
}

function lineOf(client: pg.PoolClient, milliseconds: number): PostgresPoolClient {
  let isGivenUp = false;
  // A statement that is under way fails by it.
  const giveUp = (): void => {
    isGivenUp = true;
    client.release(true);
  };
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    const patience = setTimeout(giveUp, milliseconds);
    try {
      return await client.query(text, [...values]);
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

/** Of the network, as Node names them. */
const NETWORK_CODES = new Set([
  ...['ECONNRESET', 'ECONNREFUSED', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND'],
  ...['EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
]);
/** Of the server: a broken connection, one too many, one that was idle, a shutdown. */
const SERVER_CODES = /^(08\w{3}|53300|25P03|57P0[1-5])$/;
/** Of the driver, which has no codes for them. */
const DRIVER_SENTENCES = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Postgres connection has been discarded',
  'Client was closed',
  'Client has encountered a connection error',
];

/** Whether the line to the database broke: what was asked of it may be done or not. */
export function isLineLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { readonly code?: unknown };
  if (typeof code === 'string' && NETWORK_CODES.has(code)) return true;
  if (SERVER_CODES.test(databaseErrorCode(error) ?? '')) return true;
  return DRIVER_SENTENCES.some((sentence) => error.message.startsWith(sentence));
}
