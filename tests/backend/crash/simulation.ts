import { KillableServer } from './killable-server.ts';
import { SimulatedInvestor } from './simulated-investor.ts';
import { CrashTest } from './crash-test.ts';

export interface SimulationPlan {
  /** Actions of investors with a reply. */
  readonly operations: number;
  readonly kills: number;
  /** The seed of the random choices. The timing of requests and kills is not reproducible. */
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
  /** All inconsistencies found; the first entry contains the seed. */
  readonly inconsistencies: readonly string[];
  readonly seconds: number;
}

const AT_ONCE = 8;
const ACTS_PER_INVESTOR = 12;
const DAY_SECONDS = 86_400;

/**
 * Runs simulated investors on a server that is killed repeatedly, and reconciles the ledger
 * afterwards.
 */
export async function simulate(plan: SimulationPlan): Promise<SimulationOutcome> {
  const startedAt = performance.now();
  const server = await KillableServer.on(plan.databaseUrl);
  try {
    const crashTest = new CrashTest(server, plan);
    const investors = await runInvestors(crashTest);
    await crashTest.restarted();
    const found = [...crashTest.serverErrors];
    for (const investor of investors) found.push(...(await investor.inconsistencies()));
    found.push(...(await imbalances(server)));
    found.push(...(await afterTwoYears(crashTest)));
    return {
      operations: crashTest.operations,
      investors: investors.length,
      kills: crashTest.kills,
      lost: crashTest.lost,
      ...sumsOf(investors),
      refusals: Object.fromEntries(crashTest.refusals),
      inconsistencies: found.length === 0 ? [] : [`seed ${plan.seed}`, ...found],
      seconds: Math.round((performance.now() - startedAt) / 1000),
    };
  } finally {
    await server.end();
  }
}

async function runInvestors(crashTest: CrashTest): Promise<readonly SimulatedInvestor[]> {
  const investors: SimulatedInvestor[] = [];
  let number = 0;
  const one = async (): Promise<void> => {
    while (!crashTest.isOver) {
      const investor = await SimulatedInvestor.at(crashTest, (number += 1));
      investors.push(investor);
      await investor.completeOnboarding();
      for (let act = 0; act < ACTS_PER_INVESTOR && !crashTest.isOver; act += 1) {
        await investor.actAtRandom();
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
  const reconciliation = await server.control.call('GET', 'reconciliation');
  return (reconciliation as { readonly imbalances: readonly string[] }).imbalances;
}

/**
 * Advances two years, so that every deposit pays out and matures, and kills the server after the
 * first message about that. Then advances two more years and reconciles the ledger.
 */
async function afterTwoYears(crashTest: CrashTest): Promise<readonly string[]> {
  const { server } = crashTest;
  const sent = (await server.control.outbox()).length;
  const advancing = server.control.advance(730 * DAY_SECONDS).catch(() => undefined);
  while ((await server.control.outbox()).length === sent);
  await crashTest.killServer();
  await advancing;
  await server.control.advance(730 * DAY_SECONDS);
  return imbalances(server);
}
