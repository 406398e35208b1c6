import { setTimeout as delay } from 'node:timers/promises';
import { KillableServer } from './killable-server.ts';
import { SimulatedInvestor } from './simulated-investor.ts';
import { CrashTest } from './crash-test.ts';

export interface SimulationPlan {
  /** Things that investors do and hear the answer of. */
  readonly operations: number;
  readonly kills: number;
  /** The same choices come again with it; what meets what at which moment does not. */
  readonly seed: number;
  /** A PostgreSQL server; the embedded database without one. */
  readonly databaseUrl?: string | undefined;
}

export interface SimulationOutcome {
  readonly operations: number;
  readonly investors: number;
  readonly kills: number;
  /** Replies that were lost, and requested again. */
  readonly lost: number;
  readonly doubles: number;
  readonly replays: number;
  readonly deposits: number;
  readonly shareOrders: number;
  readonly refusals: Readonly<Record<string, number>>;
  /** Everything that is not as it should be; the seed is in the first. */
  readonly wrongs: readonly string[];
  readonly seconds: number;
}

const AT_ONCE = 8;
const ACTS_OF_ONE = 12;
const DAY_SECONDS = 86_400;

/** Lets investors live on a server that dies again and again, and looks at the books afterwards. */
export async function simulate(plan: SimulationPlan): Promise<SimulationOutcome> {
  const begun = performance.now();
  const server = await KillableServer.on(plan.databaseUrl);
  try {
    const crashTest = new CrashTest(server, plan);
    const investors = await live(crashTest);
    await crashTest.restarted();
    const wrongs = [...crashTest.surprises];
    for (const investor of investors) wrongs.push(...(await investor.wrongs()));
    wrongs.push(...(await imbalances(server)));
    wrongs.push(...(await afterTwoYears(crashTest)));
    return {
      operations: crashTest.operations,
      investors: investors.length,
      kills: crashTest.kills,
      lost: crashTest.lost,
      ...sumsOf(investors),
      refusals: Object.fromEntries(crashTest.refusals),
      wrongs: wrongs.length === 0 ? [] : [`seed ${plan.seed}`, ...wrongs],
      seconds: Math.round((performance.now() - begun) / 1000),
    };
  } finally {
    await server.end();
  }
}

async function live(crashTest: CrashTest): Promise<readonly SimulatedInvestor[]> {
  const investors: SimulatedInvestor[] = [];
  let number = 0;
  const one = async (): Promise<void> => {
    while (!crashTest.isOver) {
      const investor = await SimulatedInvestor.at(crashTest, (number += 1));
      investors.push(investor);
      await investor.completeOnboarding();
      for (let acts = 0; acts < ACTS_OF_ONE && !crashTest.isOver; acts += 1) {
        await investor.doSomething();
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return investors;
}

function sumsOf(investors: readonly SimulatedInvestor[]) {
  const sum = (count: (investor: SimulatedInvestor) => number) =>
    investors.reduce((total, investor) => total + count(investor), 0);
  return {
    doubles: sum(({ browser }) => browser.doubles),
    replays: sum(({ browser }) => browser.replays),
    deposits: sum(({ acknowledged }) => acknowledged.deposits.size),
    shareOrders: sum(({ acknowledged }) => acknowledged.shareOrders.size),
  };
}

async function imbalances(server: KillableServer): Promise<readonly string[]> {
  const books = await server.control.call('GET', 'books');
  return (books as { readonly imbalances: readonly string[] }).imbalances;
}

/** Everything pays and matures, and the server dies over that too. */
async function afterTwoYears(crashTest: CrashTest): Promise<readonly string[]> {
  const { server } = crashTest;
  const passing = server.control.advance(730 * DAY_SECONDS).catch(() => undefined);
  await delay(700);
  await crashTest.strike();
  await passing;
  await server.control.advance(730 * DAY_SECONDS);
  return imbalances(server);
}
