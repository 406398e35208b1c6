import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from '#infrastructure/backend/database.ts';
import type { BackendContext } from '#infrastructure/backend/context.ts';
import {
  LEDGER,
  LEDGER_OF_SALES,
  LEDGER_UNEMPTIED,
} from '#infrastructure/backend/ledger/ledger.migration.ts';
import { runStatements } from './run-statements.ts';

const LARGE_COLUMNS = [
  ['value_pieces', 'text'],
  ['cml_files', 'content'],
  ['investors', 'picture'],
] as const;

const platformMigrations: Readonly<Record<string, Migration>> = {
  '001-settings-outbox-keys': {
    up: async (database) => {
      await sql`create table platform_settings (
        key text primary key,
        value text not null
      )`.execute(database);
      await sql`create table outbox_messages (
        id integer generated always as identity primary key,
        channel text not null check (channel in ('sms', 'email', 'whatsapp')),
        recipient text not null,
        text text not null,
        sent_at timestamptz not null
      )`.execute(database);
      await sql`create index on outbox_messages (recipient, id)`.execute(database);
      await sql`create table idempotency_keys (
        scope text not null,
        key text not null,
        fingerprint text not null,
        status integer,
        body text,
        created_at timestamptz not null default now(),
        primary key (scope, key)
      )`.execute(database);
    },
  },
  '002-app-reports': {
    up: async (database) => {
      await sql`create table app_reports (
        id integer generated always as identity primary key,
        kind text not null check (kind in ('happened', 'failed')),
        what text not null,
        details text not null,
        reported_at timestamptz not null
      )`.execute(database);
    },
  },
  '003-limited-calls': {
    up: async (database) => {
      // An unlogged table loses its rows in a crash, and counting then starts again.
      await sql`create unlogged table limited_calls (
        who text primary key,
        calls integer not null,
        ends_at timestamptz not null
      )`.execute(database);
    },
  },
  '004-messages-expire': {
    up: async (database) => {
      await runStatements(database, [
        'alter table outbox_messages add column secret_until timestamptz',
        'create index on outbox_messages (secret_until) where secret_until is not null',
        'create index on outbox_messages (sent_at)',
        'create index on idempotency_keys (scope, created_at)',
      ]);
    },
  },
  '006-value-pieces': {
    up: async (database) => {
      // Older releases wrote large values in pieces.
      await sql`create unlogged table value_pieces (
        value_id uuid not null,
        piece integer not null,
        text text not null,
        primary key (value_id, piece)
      )`.execute(database);
      // Pictures and documents are already compressed. Without further compression, PostgreSQL can
      // read a part of a value alone.
      for (const [table, column] of LARGE_COLUMNS) {
        await sql`alter table ${sql.table(table)} alter column ${sql.ref(column)}
          set storage external`.execute(database);
      }
    },
  },
  '007-messages-of-investors': {
    up: (database) =>
      runStatements(database, [
        'alter table outbox_messages add column investor_id integer references investors',
        `create index outbox_messages_of_investor on outbox_messages (investor_id)
          where investor_id is not null`,
      ]),
  },
};

/**
 * The migrations of the ledger. Contexts run in order of names, so `books`, the recorded name of
 * the ledger, runs before the contexts that post their earlier records to it.
 */
const ledger = {
  name: 'books',
  migrations: {
    '001-ledger': { up: (database: Kysely<unknown>) => runStatements(database, LEDGER) },
    '002-sales': { up: (database: Kysely<unknown>) => runStatements(database, LEDGER_OF_SALES) },
    '003-unemptied': {
      up: (database: Kysely<unknown>) => runStatements(database, LEDGER_UNEMPTIED),
    },
  },
};

/**
 * Runs the pending migrations. Contexts run in order of their names; a context's migrations run in
 * order of their names, as `<context>/<name>`.
 */
export async function migrate(
  database: Kysely<Database>,
  contexts: readonly Pick<BackendContext, 'name' | 'migrations'>[],
): Promise<void> {
  const all = [ledger, { name: 'platform', migrations: platformMigrations }, ...contexts];
  const migrations = Object.fromEntries(
    all.flatMap((context) =>
      Object.entries(context.migrations).map(([name, step]) => [`${context.name}/${name}`, step]),
    ),
  );
  const outcome = await migrateTo(database, migrations);
  // A newer release ran migrations between our two reads of the migrations table, so try again.
  const isNewer =
    outcome instanceof Error && /previously executed .* missing/.test(outcome.message);
  const error = isNewer ? await migrateTo(database, migrations) : outcome;
  if (error === undefined) return;
  const reason = error instanceof Error ? error.message : JSON.stringify(error);
  throw new Error(`The tables cannot be brought up to date: ${reason}`, { cause: error });
}

/** Runs the pending migrations. Returns the error, if any. */
async function migrateTo(
  database: Kysely<Database>,
  migrations: Readonly<Record<string, Migration>>,
): Promise<unknown> {
  const all = { ...(await executedMigrations(database)), ...migrations };
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(all) },
    // A context that runs earlier by its name may get new migrations after others have run.
    allowUnorderedMigrations: true,
    nameComparator: (a, b) => (a < b ? -1 : 1),
  });
  const { error } = await migrator.migrateToLatest();
  return error;
}

/**
 * All migrations that have run, including those of a newer release. Migrations only add, so this
 * release works with the tables of the next one. A release can therefore be rolled back, and a
 * process of the old release can restart during a rolling update.
 */
async function executedMigrations(
  database: Kysely<Database>,
): Promise<Readonly<Record<string, Migration>>> {
  const { rows: tables } = await sql`
    select 1 where to_regclass('kysely_migration') is not null`.execute(database);
  if (tables.length === 0) return {};
  const { rows } = await sql<{ readonly name: string }>`select name from kysely_migration`.execute(
    database,
  );
  return Object.fromEntries(rows.map(({ name }) => [name, { up: () => Promise.resolve() }]));
}
