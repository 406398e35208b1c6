import { type Kysely, sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Database } from '#infrastructure/backend/database.ts';
import { readSetting, writeSetting } from './stored-settings.ts';

const EVERY_MILLISECONDS = 600_000;
const MEGABYTE = 1024 * 1024;
/** Bytes without rows after which a table is rewritten. */
const MOST_EMPTY_BYTES = 64 * MEGABYTE;
const TO_OVERWRITE = 'deleted-rows-to-overwrite';

/** The tables that hold files and pictures, with the column that takes the space. */
const LARGE_TABLES = [
  ['cml_files', 'content'],
  ['investors', 'picture'],
] as const;

/**
 * Gives the space of deleted and replaced rows back. PGlite has no autovacuum: without this, such
 * rows stay in its files.
 * @returns a function that stops it
 */
export function startReclaimingSpace(
  database: Kysely<Database>,
  report: (error: unknown) => void,
): () => void {
  let isStopped = false;
  const timer = setInterval(() => {
    // A stop closes the database under a run.
    reclaimSpace(database).catch((error: unknown) => isStopped || report(error));
  }, EVERY_MILLISECONDS).unref();
  return () => {
    isStopped = true;
    clearInterval(timer);
  };
}

/** Has the rows that the transaction deletes overwritten in the files of the embedded database. */
export async function overwriteLater(database: Kysely<Database>): Promise<void> {
  await writeSetting(database, TO_OVERWRITE, randomUUID());
}

/**
 * Frees the space of replaced files for new ones, and rewrites tables that are mostly empty. After
 * the deletion of an account, rewrites every table and drops the log, so that nothing of the person
 * is left in a file.
 */
export async function reclaimSpace(
  database: Kysely<Database>,
  mostEmptyBytes = MOST_EMPTY_BYTES,
): Promise<void> {
  const wish = await readSetting(database, TO_OVERWRITE);
  if (wish !== undefined) {
    for (const table of await allTables(database)) await rewrite(database, table);
    // Starts a new segment, so that the checkpoint removes the older ones.
    await sql`select pg_switch_wal()`.execute(database);
    await sql`checkpoint`.execute(database);
    // Kept until here, so that a stopped run is repeated, and so is one during a further deletion.
    await database
      .deleteFrom('platform_settings')
      .where('key', '=', TO_OVERWRITE)
      .where('value', '=', wish)
      .execute();
    return;
  }
  for (const [table, column] of LARGE_TABLES) {
    await sql`vacuum ${sql.table(table)}`.execute(database);
    const { rows } = await sql<{ empty: number }>`
      select (pg_total_relation_size(${table}::regclass)
        - coalesce(sum(octet_length(${sql.ref(column)})), 0))::float8 as empty
      from ${sql.table(table)}`.execute(database);
    if ((rows[0]?.empty ?? 0) > mostEmptyBytes) await rewrite(database, table);
  }
}

async function allTables(database: Kysely<Database>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(database);
  return rows.map(({ name }) => name);
}

/** Writes a table into new files, which contain no deleted rows. */
async function rewrite(database: Kysely<Database>, table: string): Promise<void> {
  await sql`vacuum full ${sql.table(table)}`.execute(database);
}
