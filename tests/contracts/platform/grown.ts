import { type Kysely, sql } from 'kysely';
import type { Database } from '#infrastructure/backend/database.ts';

interface Column {
  readonly name: string;
  readonly type: string;
  readonly isMade: boolean;
  readonly isOptional: boolean;
}

/**
 * Multiplies the rows of an investor, in every table whose constraints allow copies. Returns the
 * tables that got more rows.
 */
export async function grown(
  database: Kysely<Database>,
  { investorId, times }: { readonly investorId: number; readonly times: number },
): Promise<readonly string[]> {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.columns
    where table_schema = current_schema() and column_name = 'investor_id' order by table_name
  `.execute(database);
  const tables: string[] = [];
  for (const { table_name: table } of rows) {
    if (await isCopied(database, { table, investorId, times })) tables.push(table);
  }
  for (const [table, key, parent] of CHILDREN) {
    if (await hasMoreOf(database, { table, key, parent, investorId, times })) tables.push(table);
  }
  return tables;
}

/** Tables whose rows have the id of a row in another table; they are copied for its copies. */
const CHILDREN = [
  ['deposits', 'id', 'deposit_orders'],
  ['share_lots', 'order_id', 'share_orders'],
] as const;

interface Attaching extends Copying {
  readonly key: string;
  readonly parent: string;
}

async function hasMoreOf(database: Kysely<Database>, attaching: Attaching): Promise<boolean> {
  const { table, key, parent, investorId, times } = attaching;
  const columns = await columnsOf(database, table);
  const unique = await uniqueColumnsOf(database, table);
  const named = columns.filter(({ name, isMade }) => !isMade && name !== key);
  const values = named.map((column) => {
    const qualified = { ...column, name: `wanted.${column.name}` };
    return unique.has(column.name) ? otherThan(qualified) : sql.ref(qualified.name);
  });
  const { numAffectedRows = 0n } = await sql`
    insert into ${sql.table(table)}
      (${sql.ref(key)}, ${sql.join(named.map(({ name }) => sql.ref(name)))})
    select free.id, ${sql.join(values)}
    from (
      select wanted.*, row_number() over () as copy from ${sql.table(table)} wanted,
        generate_series(2, ${sql.lit(times)}) where wanted.investor_id = ${investorId}
    ) wanted join (
      select id, row_number() over () as place from ${sql.table(parent)} parent
      where investor_id = ${investorId} and not exists
        (select 1 from ${sql.table(table)} taken where taken.${sql.ref(key)} = parent.id)
    ) free on place = copy
  `.execute(database);
  return numAffectedRows > 0n;
}

interface Copying {
  readonly table: string;
  readonly investorId: number;
  readonly times: number;
}

async function isCopied(database: Kysely<Database>, copying: Copying): Promise<boolean> {
  try {
    const columns = await columnsOf(database, copying.table);
    const unique = await uniqueColumnsOf(database, copying.table);
    const named = columns.filter(({ isMade }) => !isMade);
    const values = named.map((column) =>
      unique.has(column.name) ? otherThan(column) : sql.ref(column.name),
    );
    const { numAffectedRows = 0n } = await sql`
      insert into ${sql.table(copying.table)} (${sql.join(named.map(({ name }) => sql.ref(name)))})
      select ${sql.join(values)} from ${sql.table(copying.table)},
        generate_series(2, ${sql.lit(copying.times)}) copy
      where investor_id = ${copying.investorId}
    `.execute(database);
    return numAffectedRows > 0n;
  } catch {
    // A constraint allows only one such row.
    return false;
  }
}

/** The value of a unique column in a copy: a new UUID, a numbered text, or null if optional. */
function otherThan({ name, type, isOptional }: Column) {
  const ref = sql.ref(name);
  if (name.endsWith('investor_id')) return ref;
  if (type === 'integer' && isOptional) return sql`null`;
  if (type !== 'text') return ref;
  return sql`case when ${ref} ~ '^[0-9a-f]{8}-' then gen_random_uuid()::text
    else ${ref} || '-' || copy end`;
}

async function columnsOf(database: Kysely<Database>, table: string): Promise<readonly Column[]> {
  const { rows } = await sql<{ name: string; type: string; made: boolean; optional: boolean }>`
    select column_name as name, data_type as type,
      is_identity = 'YES' or is_generated = 'ALWAYS' as made, is_nullable = 'YES' as optional
    from information_schema.columns
    where table_schema = current_schema() and table_name = ${table}
  `.execute(database);
  return rows.map(({ name, type, made, optional }) => ({
    name,
    type,
    isMade: made,
    isOptional: optional,
  }));
}

async function uniqueColumnsOf(database: Kysely<Database>, table: string) {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_index
    join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = ${table}::regclass and indisunique
  `.execute(database);
  return new Set(rows.map(({ name }) => name));
}
