import { ensureBuilt } from '#tests/support/built.ts';
import { hotTables } from '../architecture/distribution-tables.ts';
import { ownDatabase } from '../contracts/sample-database.ts';
import { startApp } from '#tests/support/running-app.ts';
import pg from 'pg';
import { percentile, rounded } from '#tests/performance/support/figure.ts';
import type { Figure } from '#tests/performance/support/figure.ts';
import {
  type RecordedQuery,
  type LookedAt,
  lookAt,
  type Timed,
  timeInTurns,
} from './query-look.ts';
import { DEPOSITS, PASSBOOK_LINES, scaleStatements, SHARE_ORDERS } from './scale-data.ts';
import { queriesOfReaders } from './scale-readers.ts';

/** The number of characters of a query in the report. */
const SHOWN = 160;
const SIZES = { tenth: 10_000, whole: 100_000 } as const;

/**
 * Compares the app's queries on PostgreSQL with 100,000 investors and with a tenth of them.
 * POSTGRES_URL is the server. SCALE_DATABASES names existing databases by two comma-separated URLs,
 * the smaller first.
 */
export async function measureScale(): Promise<readonly Figure[]> {
  const server = process.env['POSTGRES_URL'];
  const kept = process.env['SCALE_DATABASES']?.split(',');
  if (server === undefined && kept === undefined) {
    console.log('  left out: POSTGRES_URL names no PostgreSQL server');
    return [];
  }
  ensureBuilt();
  const tenth = await made(SIZES.tenth, { server, kept: kept?.[0] });
  const whole = await made(SIZES.whole, { server, kept: kept?.[1] });
  try {
    return [...sizeFigures(whole), ...(await queryFigures(tenth, whole))];
  } finally {
    await tenth.drop();
    await whole.drop();
  }
}

interface Made {
  readonly url: string;
  readonly investors: number;
  /** The time it took to generate the data. */
  readonly seconds: number | undefined;
  readonly drop: () => Promise<void>;
}

async function made(
  investors: number,
  { server, kept }: { readonly server: string | undefined; readonly kept: string | undefined },
): Promise<Made> {
  if (kept !== undefined) {
    return { url: kept, investors, seconds: undefined, drop: () => Promise.resolve() };
  }
  const { url, drop } = await ownDatabase(server ?? '');
  return { url, investors, seconds: await fill(url, investors), drop };
}

/** Creates the sample data by a first start, and then the copies. */
async function fill(url: string, investors: number): Promise<number> {
  const app = await startApp({ environment: { DATABASE_URL: url } });
  await app.stop();
  const begun = performance.now();
  await onClient(url, async (client) => {
    for (const statement of scaleStatements({ investors })) await client.query(statement);
  });
  return (performance.now() - begun) / 1000;
}

async function onClient<Value>(
  url: string,
  work: (client: pg.Client) => Promise<Value>,
): Promise<Value> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function isOfHotTables({ text }: RecordedQuery): boolean {
  return hotTables.some((table) => new RegExp(`\\b${table}\\b`).test(text));
}

function sizeFigures({ investors, seconds }: Made): readonly Figure[] {
  const orders = investors * (DEPOSITS + SHARE_ORDERS);
  return [
    { what: 'investors', value: investors, unit: '' },
    { what: 'orders of deposits and shares', value: orders, unit: '' },
    { what: 'lines of passbooks', value: investors * DEPOSITS * PASSBOOK_LINES, unit: '' },
    ...(seconds === undefined
      ? []
      : [{ what: 'made in', value: rounded(seconds, 0), unit: 's', goal: 240 }]),
  ];
}

async function lookedAt({ url, investors }: Made): Promise<readonly LookedAt[]> {
  const queries = await queriesOfReaders(url, investors);
  return onClient(url, (client) => lookAt(client, queries.filter(isOfHotTables)));
}

async function queryFigures(small: Made, large: Made): Promise<readonly Figure[]> {
  const [tenth, whole] = [await lookedAt(small), await lookedAt(large)];
  const pairs = whole.flatMap((one) => {
    const before = tenth.find(({ text }) => text === one.text);
    return before === undefined ? [] : [{ before, one }];
  });
  const queries = pairs.map(({ before, one }) => ({ tenth: before.query, whole: one.query }));
  const timed = await onClient(small.url, (ofTenth) =>
    onClient(large.url, (ofWhole) => timeInTurns({ tenth: ofTenth, whole: ofWhole }, queries)),
  );
  const growths = pairs.map(({ before, one }) => ({ ...one, growth: one.cost / before.cost }));
  const [steepest] = growths.toSorted((a, b) => b.growth - a.growth);
  return [
    ...planFigures(whole),
    ...timeFigures(timed),
    {
      what: 'steepest cost by the planner, 10 times as much',
      value: rounded(steepest?.growth ?? 1, 2),
      unit: 'times',
      goal: 2,
      how: steepest?.text.slice(0, SHOWN) ?? '',
    },
  ];
}

function planFigures(whole: readonly LookedAt[]): readonly Figure[] {
  const scanning = whole.filter(({ scans }) => scans.length > 0);
  const scanned = scanning.map(({ scans, text }) => `${scans.join()}: ${text.slice(0, SHOWN)}`);
  const what = 'different queries on hot tables';
  return [
    { what, value: whole.length, unit: '', goal: 60, isAtLeast: true },
    {
      what: 'queries that read a whole hot table',
      value: scanning.length,
      unit: '',
      goal: 0,
      how: scanned.join(' | '),
    },
  ];
}

function timeFigures(timed: readonly Timed[]): readonly Figure[] {
  const [slowest] = timed.toSorted((a, b) => p95(b.whole) - p95(a.whole));
  const sum = (name: 'tenth' | 'whole') =>
    timed.reduce((all, one) => all + percentile(one[name], 0.5), 0);
  const every = timed.flatMap(({ whole }) => whole);
  return [
    {
      what: 'slowest query, 95 of 100 under',
      value: rounded(slowest === undefined ? 0 : p95(slowest.whole), 2),
      unit: 'ms',
      goal: 20,
      how: slowest?.text.slice(0, SHOWN) ?? '',
    },
    { what: 'all queries, 95 of 100 under', value: rounded(p95(every), 2), unit: 'ms', goal: 20 },
    { what: 'all queries, median', value: rounded(percentile(every, 0.5), 2), unit: 'ms' },
    {
      what: 'time with 10 times as much data',
      value: rounded(sum('whole') / sum('tenth'), 2),
      unit: 'times',
      goal: 1.5,
      how: 'medians of all queries added up, asked of both in turns',
    },
  ];
}

function p95(times: readonly number[]): number {
  return percentile(times, 0.95);
}
