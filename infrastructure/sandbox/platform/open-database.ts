import path from 'node:path';
import type { PGliteOptions } from '@electric-sql/pglite';
import {
  Kysely,
  type Logger,
  PGliteDialect,
  PostgresDialect,
  type PostgresPool,
  sql,
} from 'kysely';
import pg from 'pg';
import type { Database } from '../database.ts';
import { claimDataFolder } from './data-folder.ts';
import { impatient, LINE_SETTINGS } from './database-line.ts';
import { EmbeddedDatabase } from './embedded-database.ts';
import { unpackEmptyDatabase } from './empty-database.ts';
import { pgliteParsers, pgTypes } from './parsers.ts';

export type DatabaseKind = 'pglite' | 'postgres';

export interface OpenDatabase {
  readonly kind: DatabaseKind;
  readonly database: Kysely<Database>;
  /** The same, for what may take its time: migrations, and waiting for another process. */
  readonly patient: Kysely<Database>;
  /** PGlite only: the whole data folder as one file, to start copies from. */
  readonly dump: () => Promise<Blob>;
  close(): Promise<void>;
}

export type DatabaseLocation =
  | ServerLocation
  | { readonly folder: string }
  /** In memory: empty, or a copy of a dump. */
  | { readonly dump: Blob | undefined };

interface ServerLocation {
  readonly url: string;
  readonly poolSize?: number;
  /** A statement that is not answered for so long has lost its line. */
  readonly silenceMilliseconds?: number;
  /** Off for a pooler that does not know named statements. */
  readonly isNaming?: boolean;
}

/** Hears of every statement as it was run, without its values. */
export type OnStatement = (
  sql: string,
  run: { readonly milliseconds: number; readonly isFailed: boolean },
) => void;

/** Connections that one process opens at most. */
const POOL_SIZE = 16;
const CONNECT_MILLISECONDS = 5000;
/** Less than the twenty seconds for which the app waits. */
const SILENCE_MILLISECONDS = 15_000;

/** PostgreSQL: a server by its address, or in this process. The same SQL runs on both. */
export async function openDatabase(
  location: DatabaseLocation,
  onStatement?: OnStatement,
): Promise<OpenDatabase> {
  const log = onStatement && logTo(onStatement);
  if ('url' in location) return openServer(location, log);
  if ('dump' in location) {
    return openInProcess(location.dump === undefined ? {} : { loadDataDir: location.dump }, log);
  }
  const giveBack = claimDataFolder(location.folder);
  try {
    const dataDir = path.join(location.folder, 'database');
    await unpackEmptyDatabase(dataDir);
    const opened = await openInProcess({ dataDir }, log);
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

function logTo(onStatement: OnStatement): Logger {
  return ({ level, query, queryDurationMillis: milliseconds }) =>
    onStatement(query.sql, { milliseconds, isFailed: level === 'error' });
}

async function openInProcess(options: PGliteOptions, log?: Logger): Promise<OpenDatabase> {
  const pglite = new EmbeddedDatabase({ ...options, parsers: pgliteParsers });
  await pglite.waitReady;
  const dialect = new PGliteDialect({ pglite });
  const database = new Kysely<Database>({ dialect, ...(log && { log }) });
  return {
    kind: 'pglite',
    database,
    patient: database,
    dump: () => pglite.dumpDataDir('none'),
    close: async () => {
      await database.destroy();
      if (!pglite.closed) await pglite.close();
    },
  };
}

async function openServer(location: ServerLocation, log?: Logger): Promise<OpenDatabase> {
  const { url, poolSize = POOL_SIZE, isNaming = true } = location;
  const { silenceMilliseconds = SILENCE_MILLISECONDS } = location;
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_MILLISECONDS,
    keepAlive: true,
    options: ['timezone=UTC', ...LINE_SETTINGS].map((setting) => `-c ${setting}`).join(' '),
    types: pgTypes,
  });
  // A connection that breaks is replaced; without listeners it would end the process, idle or not.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => void client.on('error', () => undefined));
  const on = (lines: PostgresPool) =>
    new Kysely<Database>({
      dialect: new PostgresDialect({ pool: lines }),
      ...(log && { log }),
    });
  const database = on(impatient(pool, { silenceMilliseconds, isNaming }));
  try {
    await sql`select 1`.execute(database);
  } catch (error) {
    await database.destroy();
    const reason = error instanceof Error ? error.message : 'no answer';
    throw new Error(`The PostgreSQL server of DATABASE_URL cannot be used: ${reason}`);
  }
  const dump = (): Promise<Blob> => Promise.reject(new Error('only PGlite is dumped as a file'));
  return {
    kind: 'postgres',
    database,
    patient: on(pool),
    dump,
    close: () => database.destroy(),
  };
}
