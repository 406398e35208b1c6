import { sql } from 'kysely';

/** Counts what an investor does that is costly or reveals something, in a window of time. */
export const useCounts = [
  sql`create table use_counts (
    investor_id integer not null references investors,
    what text not null,
    counted_from timestamptz not null,
    uses integer not null check (uses > 0),
    primary key (investor_id, what)
  )`,
];

/** Keeps the counts of deleted accounts until their windows of time end. */
export const leftCounts = [
  sql`create table left_counts (
    owner text not null,
    what text not null,
    counted_from timestamptz not null,
    ends_at timestamptz not null,
    uses integer not null check (uses > 0),
    primary key (owner, what)
  )`,
  sql`create index on left_counts (ends_at)`,
];
