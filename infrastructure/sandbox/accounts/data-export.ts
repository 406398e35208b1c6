import { type Kysely, sql } from 'kysely';
import type { Database } from '../database.ts';

type Rows = Record<string, unknown>[];

/** Digests and tokens say nothing to a person, and much to a thief. */
const SECRET = /hash|token|content|selfie|signature/;

/**
 * All that is kept of an investor, by table. Every table with an `investor_id` is in it by itself,
 * so that a new one is not forgotten.
 */
export async function dataOf(
  database: Kysely<Database>,
  investorId: number,
): Promise<Record<string, Rows>> {
  const records: Record<string, Rows> = {
    investors: await rows(database, sql`select * from investors where id = ${investorId}`),
  };
  for (const table of await tablesOfInvestors(database)) {
    const query = sql`select * from ${sql.table(table)} where investor_id = ${investorId}`;
    records[table] = await rows(database, query);
  }
  return records;
}

async function tablesOfInvestors(database: Kysely<Database>): Promise<readonly string[]> {
  const found = await sql<{ table_name: string }>`
    select table_name from information_schema.columns
    where table_schema = current_schema() and column_name = 'investor_id' order by table_name
  `.execute(database);
  return found.rows.map(({ table_name }) => table_name);
}

async function rows(database: Kysely<Database>, query: ReturnType<typeof sql>): Promise<Rows> {
  const found = await query.execute(database);
  return (found.rows as Rows).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !SECRET.test(name))),
  );
}
