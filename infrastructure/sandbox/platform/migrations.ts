import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from '../database.ts';
import type { SandboxContext } from './context.ts';
import { LEDGER, LEDGER_OF_SALES, LEDGER_UNEMPTIED } from './ledger.migration.ts';

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
      // Lost with a crash, and no harm done: they are counted anew.
      await sql`create unlogged table limited_calls (
        who text primary key,
        calls integer not null,
        ends_at timestamptz not null
      )`.execute(database);
    },
  },
};

async function runAll(database: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}

/** By its name it comes before the contexts that post what they recorded without a ledger. */
const books = {
  name: 'books',
  migrations: {
    '001-ledger': { up: (database: Kysely<unknown>) => runAll(database, LEDGER) },
    '002-sales': { up: (database: Kysely<unknown>) => runAll(database, LEDGER_OF_SALES) },
    '003-unemptied': { up: (database: Kysely<unknown>) => runAll(database, LEDGER_UNEMPTIED) },
  },
};

/**
 * Brings the tables up to date. A context's migrations run in the order of their names, as
 * `<context>/<name>`; contexts in the order of their own names.
 */
export async function migrate(
  database: Kysely<Database>,
  contexts: readonly Pick<SandboxContext, 'name' | 'migrations'>[],
): Promise<void> {
  const all = [books, { name: 'platform', migrations: platformMigrations }, ...contexts];
  const migrations = Object.fromEntries(
    all.flatMap((context) =>
      Object.entries(context.migrations).map(([name, step]) => [`${context.name}/${name}`, step]),
    ),
  );
  const migrator = new Migrator({
    db: database,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    // A context may add a table after another context did.
    allowUnorderedMigrations: true,
    nameComparator: (a, b) => (a < b ? -1 : 1),
  });
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  const reason = error instanceof Error ? error.message : JSON.stringify(error);
  throw new Error(`The tables cannot be brought up to date: ${reason}`, { cause: error });
}
