import { type Kysely, sql } from 'kysely';
import { post, type Postings } from './ledger.ts';

/** Posts to the ledger, in a migration, the records that are older than the ledger. */
export async function postOlderRecords(
  database: Kysely<unknown>,
  postings: readonly Postings[],
): Promise<void> {
  for (const past of postings) await post(database, past);
  // Pending deferred constraints would block later migrations of the same transaction.
  await sql`set constraints all immediate`.execute(database);
  await sql`set constraints all deferred`.execute(database);
}
