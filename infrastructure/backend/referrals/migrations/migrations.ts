import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const tables = [
  sql`create table referral_codes (
    investor_id integer primary key references investors on delete cascade,
    code text not null unique
  )`,
  sql`create table referral_events (
    id integer generated always as identity primary key,
    investor_id integer not null references investors on delete cascade,
    campaign_id integer not null,
    event text not null check (event in ('register', 'sale')),
    status text not null,
    happened_at timestamptz not null,
    friend_name text not null,
    friend_mobile text not null,
    purchase_value numeric(15, 2) not null check (purchase_value >= 0)
  )`,
  sql`create index on referral_events (investor_id, campaign_id)`,
];

/** Migrations by name, run in order. Never edit one that has been released. */
export const referralsMigrations: Readonly<Record<string, Migration>> = {
  '001-referrals': {
    up: async (database) => {
      for (const statement of tables) await statement.execute(database);
    },
  },
};
