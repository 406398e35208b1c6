import type { NamedId } from '#tests/arbitraries/requests.ts';
import { sql } from 'kysely';
import type { Backend } from '../backend.ts';

type Row = Readonly<Record<string, unknown>>;

/** Tables whose rows belong to an investor. */
async function tablesOfInvestors({ sandbox }: Backend): Promise<readonly string[]> {
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.columns
    where table_schema = current_schema() and column_name = 'investor_id' order by table_name
  `.execute(sandbox.database);
  return ['investors', ...rows.map(({ table_name: name }) => name)];
}

async function rowsOf({ sandbox }: Backend, table: string, investorId: number) {
  const column = table === 'investors' ? 'id' : 'investor_id';
  const { rows } = await sql<Row>`
    select * from ${sql.table(table)} where ${sql.ref(column)} = ${investorId}
  `.execute(sandbox.database);
  return rows;
}

/** All stored rows of an investor, by table. */
export async function everythingOf(
  backend: Backend,
  investorId: number,
): Promise<Readonly<Record<string, readonly string[]>>> {
  const all: Record<string, readonly string[]> = {};
  for (const table of await tablesOfInvestors(backend)) {
    const rows = await rowsOf(backend, table, investorId);
    all[table] = rows.map((row) => JSON.stringify(row)).toSorted();
  }
  return all;
}

/** The names of an investor's records in requests. */
export async function idsOf(backend: Backend, investorId: number): Promise<readonly NamedId[]> {
  const found = new Map<string, NamedId>();
  for (const table of await tablesOfInvestors(backend)) {
    for (const row of await rowsOf(backend, table, investorId)) {
      for (const value of idsIn(row)) found.set(`${table} ${value}`, { of: table, value });
    }
  }
  return [...found.values()];
}

function idsIn(row: Row): readonly (string | number)[] {
  // A bare `number` is a count of rows, not the name of a record.
  return Object.entries(row)
    .filter(([name]) => /((^|_)(id|reference)|_number)$/.test(name) && name !== 'investor_id')
    .map(([, value]) => value)
    .filter((value) => typeof value === 'number' || typeof value === 'string');
}

/** Values that only the owner may see. */
export async function secretsOf(backend: Backend, investorId: number): Promise<readonly string[]> {
  const [person] = await rowsOf(backend, 'investors', investorId);
  const banks = await rowsOf(backend, 'bank_accounts', investorId);
  const nominees = await rowsOf(backend, 'nominees', investorId);
  const texts = [
    ...['mobile', 'pan', 'email', 'name', 'demat_number'].map((column) => person?.[column]),
    ...banks.map((row) => row['account_number']),
    ...nominees.map((row) => row['full_name']),
  ];
  return texts.filter((text): text is string => typeof text === 'string' && text.length > 5);
}

/** The tables whose content has changed. */
export function changesBetween(
  before: Awaited<ReturnType<typeof everythingOf>>,
  after: Awaited<ReturnType<typeof everythingOf>>,
): readonly string[] {
  const tables = Object.keys(before);
  return tables.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}
