import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const steps = [
  sql`create table account_activity (
    id integer generated always as identity primary key,
    investor_id integer not null references investors on delete cascade,
    kind text not null,
    detail text not null,
    happened_at timestamptz not null
  )`,
  sql`create index on account_activity (investor_id, id)`,
  sql`create table data_consents (
    investor_id integer not null references investors on delete cascade,
    purpose text not null,
    is_given boolean not null,
    changed_at timestamptz not null,
    primary key (investor_id, purpose)
  )`,
  sql`create table email_changes (
    investor_id integer primary key references investors on delete cascade,
    email text not null,
    asked_at timestamptz not null
  )`,
  sql`alter table investors add column deleted_at timestamptz`,
];

/** Adds account activity, consents, e-mail changes and deleted accounts. */
export const careMigration: Migration = {
  async up(database) {
    for (const step of steps) await step.execute(database);
  },
};
