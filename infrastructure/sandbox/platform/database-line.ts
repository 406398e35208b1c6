import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { databaseErrorCode, isPlanOutdated } from './database-error.ts';
import { NamedStatements } from './named-statements.ts';

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

interface LineOptions {
  /** A line that answers nothing for so long is lost: the next statement takes another one. */
  readonly silenceMilliseconds: number;
  /** Statements are named, and so read once by each connection's server. */
  readonly isNaming: boolean;
}

/** The same pool with lines that are given up in time. */
export function impatient(pool: pg.Pool, options: LineOptions): PostgresPool {
  const names = options.isNaming ? new NamedStatements() : undefined;
  return {
    options: pool.options,
    connect: async () => lineOf(await pool.connect(), options.silenceMilliseconds, names),
    end: () => pool.end(),
  };
}

function lineOf(
  client: pg.PoolClient,
  milliseconds: number,
  names?: NamedStatements,
): PostgresPoolClient {
  let isGivenUp = false;
  // A statement that is under way fails by it.
  const giveUp = (): void => {
    isGivenUp = true;
    client.release(true);
  };
  const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
    const patience = setTimeout(giveUp, milliseconds);
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
      // In a transaction: it is over, and the whole of it is worth another try.
      throw databaseErrorCode(again) === ENDED_TRANSACTION ? error : again;
    }
  }
}

const ENDED_TRANSACTION = '25P02';

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
