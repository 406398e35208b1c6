import { sql } from 'kysely';

/** The browsers in which an investor's number was proved. Earlier cookies are not accepted. */
export const knownDevices = [
  sql`create table known_devices (
    hash text primary key,
    investor_id integer not null references investors,
    proved_at timestamptz not null
  )`,
  sql`create index on known_devices (investor_id, proved_at)`,
];
