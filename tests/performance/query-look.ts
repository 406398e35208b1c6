import type pg from 'pg';
import { hotTables } from '../architecture/distribution-tables.ts';

/** A query of the backend with samples of its parameter values. */
export interface RecordedQuery {
  readonly text: string;
  readonly values: readonly (readonly unknown[])[];
}

export interface LookedAt {
  readonly text: string;
  /** Hot tables that its plan scans sequentially. */
  readonly scans: readonly string[];
  /** The planner's cost estimate, in its own unit. */
  readonly cost: number;
  readonly query: RecordedQuery;
}

/** Milliseconds of a query on both databases, run in turns so that both have the same load. */
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

/** For fewer rows, a sequential scan is the right plan. */
const SMALL_ROWS = 5000;
const ROUNDS = 30;

/** The plan of each query, from EXPLAIN without execution. */
export async function lookAt(
  client: pg.Client,
  queries: readonly RecordedQuery[],
): Promise<readonly LookedAt[]> {
  const large = await largeTables(client);
  const looks: LookedAt[] = [];
  for (const query of queries) {
    const { text } = query;
    const [first = []] = query.values;
    const plan = await planOf(client, text, first);
    if (plan === undefined) continue;
    const scans = scansIn(plan).filter((table) => large.has(table));
    looks.push({ text, query, scans, cost: plan['Total Cost'] });
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

/**
 * Runs read-only queries many times, in turns on both databases, as named prepared statements like
 * the backend.
 */
export async function timeInTurns(
  clients: { readonly tenth: pg.Client; readonly whole: pg.Client },
  pairs: readonly { readonly tenth: RecordedQuery; readonly whole: RecordedQuery }[],
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
    // The first run of each is a warm-up.
    const [tenth, whole] = [taken.tenth.slice(1), taken.whole.slice(1)];
    timed.push({ text: pair.whole.text, tenth, whole });
  }
  return timed;
}
