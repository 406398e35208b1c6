import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '#tests/support/built.ts';
import { startApp } from '#tests/support/running-app.ts';
import { ownDatabase } from '../contracts/sample-database.ts';
import { percentile, rounded } from '#tests/performance/support/figure.ts';
import type { Figure } from '#tests/performance/support/figure.ts';
import { drive, signedInUsers } from './load.ts';
import type { User } from '#tests/performance/support/user.ts';

const STEPS = [1, 10, 100] as const;
/** The number of signed-in investors; several users may share one. */
const PEOPLE = 20;
const SECONDS = 4;
const FLOOR_SECONDS = 2;
/** The pause between two requests of a user, for a hundred requests a second in total. */
const PACE_MILLISECONDS = 200;
const PACED_SECONDS = 12;
/** Goals for the 99th percentile at that pace, in milliseconds. */
const PACED_GOALS = {
  PGlite: { read: 35, list: 75, order: 100 },
  PostgreSQL: { read: 10, list: 15, order: 25 },
} as const;
type DatabaseName = keyof typeof PACED_GOALS;
/** Percentage of the throughput of a bare route. */
const ORDERS_GOAL = 30;

/**
 * Throughput and latency at 1, 10 and 100 users who do not pause. Measured on the embedded database
 * and on the server in POSTGRES_URL, and compared with a bare route and a bare query of the same
 * framework.
 */
export async function measureLoad(): Promise<readonly Figure[]> {
  ensureBuilt();
  const server = process.env['POSTGRES_URL'];
  const embedded = await measureOn('PGlite', undefined);
  if (server === undefined) {
    console.log('  PostgreSQL left out: POSTGRES_URL names no server');
    return embedded;
  }
  const { url, drop } = await ownDatabase(server);
  try {
    return [...embedded, ...(await measureOn('PostgreSQL', url))];
  } finally {
    await drop();
  }
}

async function measureOn(name: DatabaseName, url: string | undefined): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  const app = await startApp(url === undefined ? {} : { environment: { DATABASE_URL: url } });
  const floor = await startFloor(url);
  try {
    const users = await signedInUsers(app, { prefix: '962', people: PEOPLE });
    await Promise.all(users.map(warmUp));
    figures.push(...(await pacedFigures(name, users)));
    figures.push(await ordersFigure(name, users, `${floor.address}/order`));
    for (const step of STEPS) {
      const route = await floorOf(`${floor.address}/bare`, step);
      const query = await floorOf(`${floor.address}/query`, step);
      const calls = await drive(usersAtOnce(users, step), SECONDS, 0);
      figures.push(
        ...figuresOf(`${name}, ${step} at once`, {
          times: calls.map(({ ms }) => ms),
          floor: `bare route ${route} a second, bare query ${query} a second`,
          query,
        }),
      );
    }
  } finally {
    floor.process.kill('SIGTERM');
    await app.stop();
  }
  return figures;
}

function figuresOf(
  name: string,
  of: { readonly times: readonly number[]; readonly floor: string; readonly query: number },
): readonly Figure[] {
  const perSecond = of.times.length / SECONDS;
  const share = rounded((perSecond / of.query) * 100, 0);
  const ms = (part: number) => rounded(percentile(of.times, part));
  return [
    { what: `${name}: calls`, value: rounded(perSecond, 0), unit: 'a second', how: of.floor },
    { what: `${name}: of a bare query's`, value: share, unit: '%' },
    { what: `${name}: median`, value: ms(0.5), unit: 'ms' },
    { what: `${name}: 99 of 100 under`, value: ms(0.99), unit: 'ms' },
  ];
}

/** Measures a hundred requests a second, with a goal for each kind. */
async function pacedFigures(name: DatabaseName, users: readonly User[]) {
  const timed = await drive(users, PACED_SECONDS, PACE_MILLISECONDS);
  return (['read', 'list', 'order'] as const).map((kind): Figure => {
    const times = timed.filter((one) => one.kind === kind).map(({ ms }) => ms);
    const value = rounded(percentile(times, 0.99));
    const what = `${name}, 100 a second: ${kind}s, 99 of 100 under`;
    return { what, value, unit: 'ms', goal: PACED_GOALS[name][kind], how: `${times.length} calls` };
  });
}

/**
 * Measures only orders, sent by all users at once, against a bare route that stores an order and
 * its key.
 */
async function ordersFigure(name: string, users: readonly User[], bare: string): Promise<Figure> {
  const route = await floorOf(bare, users.length, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ units: 7 }),
  });
  const ordered = await drive(users, SECONDS, 0, (user) => user.nextOrder());
  const perSecond = ordered.length / SECONDS;
  const value = rounded((perSecond / route) * 100, 0);
  const how = `${rounded(perSecond, 0)} orders, ${route} of the bare route a second`;
  return {
    what: `${name}: orders, of a bare route's`,
    value,
    unit: '%',
    goal: ORDERS_GOAL,
    isAtLeast: true,
    how,
  };
}

/** Gives each user an order of their own, which later requests need. */
async function warmUp(user: User): Promise<void> {
  for (let calls = 0; calls < 10; calls += 1) await user.nextCall().run();
}

function usersAtOnce(users: readonly User[], count: number): readonly User[] {
  const chosen = Array.from({ length: count }, (_, index) => users[index % users.length]);
  return chosen.filter((user) => user !== undefined);
}

/** Measures the replies per second. */
async function floorOf(address: string, count: number, ask?: RequestInit): Promise<number> {
  const until = performance.now() + FLOOR_SECONDS * 1000;
  let replies = 0;
  const one = async (): Promise<void> => {
    while (performance.now() < until) {
      const reply = await fetch(address, ask);
      await reply.text();
      if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
      replies += 1;
    }
  };
  await Promise.all(Array.from({ length: count }, one));
  return rounded(replies / FLOOR_SECONDS, 0);
}

async function startFloor(
  url: string | undefined,
): Promise<{ readonly address: string; readonly process: ChildProcess }> {
  const file = fileURLToPath(new URL('support/bare-server.ts', import.meta.url));
  const child = spawn(process.execPath, [file], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], ...(url !== undefined && { DATABASE_URL: url }) },
  });
  const address = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the floor did not start')));
    child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
  });
  return { address, process: child };
}
