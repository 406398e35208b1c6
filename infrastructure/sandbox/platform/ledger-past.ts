import { type Kysely, sql } from 'kysely';
import { post, type Postings } from './ledger.ts';

/** For a migration: posts what was recorded before there was a ledger. */
export async function postThePast(
  database: Kysely<unknown>,
  postings: readonly Postings[],
): Promise<void> {
  for (const past of postings) await post(database, past);
  // What waits for the end of a transaction would refuse later migrations in the same one.
  await sql`set constraints all immediate`.execute(database);
  await sql`set constraints all deferred`.execute(database);
}
