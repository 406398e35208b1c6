import type { Kysely } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';

/** The first sample investor, who has the history; undefined in a database without people. */
export async function firstInvestorId(database: Kysely<Database>): Promise<number | undefined> {
  const first = await database
    .selectFrom('investors')
    .select('id')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return first?.id;
}
