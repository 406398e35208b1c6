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
