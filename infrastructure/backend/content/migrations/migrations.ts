import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const tables = [
  sql`create table news_articles (
    id integer generated always as identity primary key,
    slug text not null unique,
    published_on date not null,
    company text not null,
    symbol text not null,
    heading text not null,
    short_description text not null,
    body text not null,
    image text
  )`,
  sql`create index on news_articles (published_on desc, id)`,
  sql`create table advisor_registrations (
    id integer generated always as identity primary key,
    name text not null,
    location text not null,
    mobile text not null unique,
    email text not null unique,
    registered_at timestamptz not null
  )`,
  sql`create table contact_messages (
    id integer generated always as identity primary key,
    name text not null,
    email text not null,
    mobile text,
    message text not null,
    sent_at timestamptz not null
  )`,
  sql`create index on contact_messages (email, sent_at)`,
  sql`create table share_notes (
    id integer generated always as identity primary key,
    name text,
    whatsapp_number text not null,
    email text,
    sent_at timestamptz not null
  )`,
  sql`create index on share_notes (whatsapp_number, sent_at)`,
];

/** Forms that were sent in a session belong to its investor. */
const formsOfInvestors = [
  sql`alter table contact_messages add column investor_id integer references investors`,
  sql`create index contact_messages_of_investor on contact_messages (investor_id)
    where investor_id is not null`,
  sql`alter table share_notes add column investor_id integer references investors`,
  sql`create index share_notes_of_investor on share_notes (investor_id)
    where investor_id is not null`,
];

/** Migrations by name, run in order. Never edit one that has been released. */
export const contentMigrations: Readonly<Record<string, Migration>> = {
  '001-news-and-forms': {
    up: async (database) => {
      for (const statement of tables) await statement.execute(database);
    },
  },
  '002-forms-of-investors': {
    up: async (database) => {
      for (const statement of formsOfInvestors) await statement.execute(database);
    },
  },
};
