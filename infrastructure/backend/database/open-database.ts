import { existsSync } from 'node:fs';
import path from 'node:path';
import type { PGliteOptions } from '@electric-sql/pglite';
import { Kysely, type Logger, PostgresDialect, type PostgresPool, sql } from 'kysely';
import pg from 'pg';
import type { Database } from '#infrastructure/backend/database.ts';
import { claimDataFolder, databaseIn } from './data-folder.ts';
import { withQueryTimeout, CONNECTION_SETTINGS } from './pg-connection.ts';
import { EmbeddedDatabase } from './embedded-database.ts';
import { unpackEmptyDatabase } from './empty-database.ts';
import { Readiness } from '#infrastructure/backend/telemetry/readiness.ts';
import { waitingPool } from './waiting-pool.ts';
import { pgTypes } from './parsers.ts';

export type DatabaseKind = 'pglite' | 'postgres';

export interface OpenDatabase {
  readonly kind: DatabaseKind;
  readonly database: Kysely<Database>;
  /**
   * The same database without query timeouts, for migrations and for waiting on another process.
   */
  readonly patient: Kysely<Database>;
  readonly readiness: Readiness;
  /**
   * Returns the whole data folder as one file, from which another database can start. PGlite only.
   */
  readonly dump: () => Promise<Blob>;
  close(): Promise<void>;
}

export type DatabaseLocation =
  | ServerLocation
  | { readonly folder: string }
  | InMemory;

/** A database in memory: empty, or loaded from a dump. */
interface InMemory {
  readonly dump: Blob | undefined;
  /** The compiled code of PGlite, which several databases of a process can share. */
  readonly code?: WebAssembly.Module;
}

interface ServerLocation {
  readonly url: string;
  readonly poolSize?: number;
  /**
   * A connection that does not answer a statement for this long counts as lost. In milliseconds.
   */
  readonly silenceMilliseconds?: number;
  /** Whether to name prepared statements. Off for connection poolers that do not support it. */
  readonly isNaming?: boolean;
}

/** Called for every statement that ran, with its text and without its values. */
export type OnStatement = (
  sql: string,
  run: { readonly milliseconds: number; readonly isFailed: boolean },
) => void;

/** Limit of connections that one process opens. */
const POOL_SIZE = 16;
const CONNECT_MILLISECONDS = 5000;
/**
 * Milliseconds after which a silent connection counts as lost. Less than the 20 seconds that the
 * app waits for a reply.
 */
const SILENCE_MILLISECONDS = 15_000;

/** Opens a PostgreSQL server by its URL, or PGlite in a thread. The same SQL runs on both. */
export async function openDatabase(
  location: DatabaseLocation,
  onStatement?: OnStatement,
): Promise<OpenDatabase> {
  if ('url' in location) return openServer(location, onStatement);
  if ('dump' in location) {
    const { dump, code } = location;
    const options = {
      ...(dump !== undefined && { loadDataDir: dump }),
      ...(code !== undefined && { pgliteWasmModule: code }),
    };
    return openInProcess(options, onStatement);
  }
  const giveBack = claimDataFolder(location.folder);
  try {
    const dataDir = databaseIn(location.folder);
    await unpackEmptyDatabase(dataDir);
    const opened = await openFolder(dataDir, onStatement);
    return {
      ...opened,
      close: async () => {
        await opened.close();
        giveBack();
      },
    };
  } catch (error) {
    giveBack();
    throw error;
  }
}

/** @throws an Error with a message for the operator if the folder holds no readable database */
async function openFolder(dataDir: string, onStatement?: OnStatement): Promise<OpenDatabase> {
  const absolute = path.resolve(dataDir);
  const advice =
    'Put a backup of DATA_FOLDER back, or move this folder away to start with an empty database.';
  if (existsSync(dataDir) && !existsSync(path.join(dataDir, 'PG_VERSION'))) {
    throw new Error(`The folder ${absolute} holds no complete database. ${advice}`);
  }
  try {
    return await openInProcess({ dataDir }, onStatement);
  } catch (error) {
    throw new Error(`The database in ${absolute} cannot be opened: it is damaged. ${advice}`, {
      cause: error,
    });
  }
}

/** Passes Kysely's log events on: statements to `onStatement`, errors to the readiness check. */
function logTo(onStatement: OnStatement | undefined, readinessOf: () => Readiness): Logger {
  return (event) => {
    if (event.level === 'error') readinessOf().note(event.error);
    const { level, query, queryDurationMillis: milliseconds } = event;
    onStatement?.(query.sql, { milliseconds, isFailed: level === 'error' });
  };
}

async function openInProcess(
  options: PGliteOptions,
  onStatement?: OnStatement,
): Promise<OpenDatabase> {
  const embedded = await EmbeddedDatabase.open(options);
  const pool = poolOf({
    stream: () => embedded.connection(),
    // PGlite has one session. Closing it when idle would prepare its statements again.
    max: 1,
    idleTimeoutMillis: 0,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
  });
  const lines = withQueryTimeout(pool, { connectMilliseconds: 0, isNaming: true });
  const log = logTo(onStatement, () => readiness);
  const database = new Kysely<Database>({ dialect: new PostgresDialect({ pool: lines }), log });
  const readiness = new Readiness(database);
  return {
    kind: 'pglite',
    readiness,
    database,
    patient: database,
    dump: () => embedded.dump(),
    // `pool.end()` would wait for a connection in use, and never answer the queries behind it.
    close: () => embedded.close(),
  };
}

async function openServer(
  location: ServerLocation,
  onStatement?: OnStatement,
): Promise<OpenDatabase> {
  const { url, poolSize = POOL_SIZE, isNaming = true } = location;
  const { silenceMilliseconds = SILENCE_MILLISECONDS } = location;
  const pool = serverPool(url, poolSize);
  const log = logTo(onStatement, () => readiness);
  const on = (lines: PostgresPool) =>
    new Kysely<Database>({ dialect: new PostgresDialect({ pool: lines }), log });
  const connectMilliseconds = CONNECT_MILLISECONDS;
  const database = on(
    withQueryTimeout(pool, { connectMilliseconds, silenceMilliseconds, isNaming }),
  );
  const probe = on(serverPool(url, 1));
  const readiness = new Readiness(probe);
  const close = async (): Promise<void> => {
    await Promise.all([database.destroy(), probe.destroy()]);
  };
  try {
    await sql`select 1`.execute(database);
  } catch (error) {
    await close();
    const reason = error instanceof Error ? error.message : 'no answer';
    throw new Error(`The PostgreSQL server of DATABASE_URL cannot be used: ${reason}`);
  }
  const dump = (): Promise<Blob> => Promise.reject(new Error('only PGlite is dumped as a file'));
  const patient = on(waitingPool(pool, CONNECT_MILLISECONDS));
  return { kind: 'postgres', database, patient, readiness, dump, close };
}

function serverPool(url: string, max: number): pg.Pool {
  return poolOf({
    connectionString: url,
    max,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    keepAlive: true,
    options: ['timezone=UTC', ...CONNECTION_SETTINGS].map((setting) => `-c ${setting}`).join(' '),
  });
}

function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...config, types: pgTypes });
  // The pool replaces a broken connection; without these listeners the error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  return pool;
}
