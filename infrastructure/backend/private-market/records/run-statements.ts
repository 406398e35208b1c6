import { type Kysely, sql } from 'kysely';

export async function runAll(
  database: Kysely<unknown>,
  statements: readonly string[],
): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
