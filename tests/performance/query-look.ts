import type pg from 'pg';
import { hotTables } from '../architecture/distribution-tables.ts';

/** A query as the backend asked it, and some of the values that it asked with. */
export interface AskedQuery {
  readonly text: string;
  readonly values: readonly (readonly unknown[])[];
}

export interface LookedAt {
  readonly text: string;
  /** Hot tables that its plan reads from end to end. */
  readonly scans: readonly string[];
  /** By the planner. */
  readonly cost: number;
  readonly asked: AskedQuery;
}

/** Milliseconds of one query on either database, asked in turns so that both have the same load. */
export interface Timed {
  readonly text: string;
  readonly tenth: readonly number[];
  readonly whole: readonly number[];
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Total Cost': number;
  readonly Plans?: readonly Plan[];
}

/** Below this a planner rightly reads the table as it lies. */
const SMALL_ROWS = 5000;
const ROUNDS = 30;

/** The plan of each query; nothing is run. */
export async function lookAt(
  client: pg.Client,
  queries: readonly AskedQuery[],
): Promise<readonly LookedAt[]> {
  const large = await largeTables(client);
  const looks: LookedAt[] = [];
  for (const asked of queries) {
    const { text } = asked;
    const [first = []] = asked.values;
    const plan = await planOf(client, text, first);
    if (plan === undefined) continue;
    const scans = scansIn(plan).filter((table) => large.has(table));
    looks.push({ text, asked, scans, cost: plan['Total Cost'] });
  }
  return looks;
}

async function largeTables(client: pg.Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where reltuples > $1 and relkind = 'r'`,
    [SMALL_ROWS],
  );
  const names = rows.map(({ name }) => name);
  return new Set(names.filter((name) => (hotTables as readonly string[]).includes(name)));
}

async function planOf(
  client: pg.Client,
  text: string,
  values: readonly unknown[],
): Promise<Plan | undefined> {
  if (!/^(select|with|update|delete|insert)\b/i.test(text.trim())) return undefined;
  const { rows } = await client.query<{ 'QUERY PLAN': readonly { Plan: Plan }[] }>(
    `explain (format json) ${text}`,
    [...values],
  );
  return rows[0]?.['QUERY PLAN'][0]?.Plan;
}

function scansIn(plan: Plan): readonly string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(scansIn)];
}

function isReading(text: string): boolean {
  return /^\s*select\b/i.test(text) && !/\bfor (update|share)\b|pg_advisory/i.test(text);
}

/** What only reads is asked many times, of both in turns; by a name, as the backend asks it. */
export async function timeInTurns(
  clients: { readonly tenth: pg.Client; readonly whole: pg.Client },
  pairs: readonly { readonly tenth: AskedQuery; readonly whole: AskedQuery }[],
): Promise<readonly Timed[]> {
  const timed: Timed[] = [];
  for (const [number, pair] of pairs.filter(({ whole }) => isReading(whole.text)).entries()) {
    const taken = { tenth: [] as number[], whole: [] as number[] };
    for (let round = 0; round <= ROUNDS; round += 1) {
      for (const name of ['tenth', 'whole'] as const) {
        const { text, values } = pair[name];
        const given = values[round % values.length] ?? [];
        const begun = performance.now();
        await clients[name].query({ name: `query ${number}`, text, values: [...given] });
        taken[name].push(performance.now() - begun);
      }
    }
    // The first of each warmed up.
    const [tenth, whole] = [taken.tenth.slice(1), taken.whole.slice(1)];
    timed.push({ text: pair.whole.text, tenth, whole });
  }
  return timed;
}
