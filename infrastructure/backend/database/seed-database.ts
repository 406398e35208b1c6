import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';
import type { Sandbox, BackendContext } from '#infrastructure/backend/context.ts';
import { inTransaction } from './transaction.ts';
import { readSetting, writeSetting } from './stored-settings.ts';

/** Tables that a reset keeps: executed migrations and the platform's settings. */
const KEPT_TABLES = ['kysely_migration', 'kysely_migration_lock', 'platform_settings'];

/**
 * The key of the advisory lock, the same in all processes: two that start at once seed one after
 * the other.
 */
const SEED_LOCK = 7_041_947;

/**
 * Fills an empty database with the sample data. Does nothing if the sample data is already there.
 */
export async function seedDatabase(
  sandbox: Sandbox,
  contexts: readonly BackendContext[],
): Promise<void> {
  await inTransaction(sandbox.database, async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(SEED_LOCK)})`.execute(transaction);
    if ((await readSetting(transaction, 'sample-world')) !== undefined) return;
    await seedAll(sandbox, contexts, transaction);
  });
}

/**
 * Restores the sample data as of now in one transaction, so that no request sees a partial reset.
 */
export async function resetDatabase(
  sandbox: Sandbox,
  contexts: readonly BackendContext[],
): Promise<void> {
  const { clock } = sandbox;
  const offset = clock.offset;
  try {
    await inTransaction(sandbox.database, async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(SEED_LOCK)})`.execute(transaction);
      await emptyTables(transaction);
      clock.offset = 0;
      await writeSetting(transaction, 'clock-offset', '0');
      await writeSetting(transaction, 'desk', sandbox.config.isDeskAuto ? 'auto' : 'manual');
      await seedAll(sandbox, contexts, transaction);
    });
  } catch (error) {
    clock.offset = offset;
    throw error;
  }
  sandbox.desk.isAuto = sandbox.config.isDeskAuto;
}

async function seedAll(
  sandbox: Sandbox,
  contexts: readonly BackendContext[],
  transaction: Kysely<Database>,
): Promise<void> {
  for (const context of contexts) await context.seed?.({ ...sandbox, database: transaction });
  await writeSetting(transaction, 'sample-world', sandbox.clock.now().toISOString());
}

async function emptyTables(transaction: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'
  `.execute(transaction);
  const names = rows.map(({ name }) => name).filter((name) => !KEPT_TABLES.includes(name));
  const tables = sql.join(names.map((name) => sql.table(name)));
  await sql`select set_config('vriddhi.new_world', 'on', true)`.execute(transaction);
  await sql`truncate table ${tables} restart identity cascade`.execute(transaction);
}
