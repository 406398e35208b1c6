import { type Kysely, sql } from 'kysely';

/** Runs SQL statements without parameters, one after the other. */
export async function runStatements(
  database: Kysely<unknown>,
  statements: readonly string[],
): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(database);
}
