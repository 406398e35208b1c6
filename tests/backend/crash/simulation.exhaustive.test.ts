import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer, forgetServer } from './killable-server.ts';
import { simulate, type SimulationOutcome } from './simulation.ts';

beforeAll(() => buildServer(), 200_000);
afterAll(() => forgetServer());

/** A tenth of the whole, which is `npm run kills`. */
const plan = { operations: 1000, kills: 5 };
const seed = randomInt(1_000_000);

function expectConsistent(outcome: SimulationOutcome): void {
  console.log({ seed, ...outcome });
  expect(outcome.inconsistencies, `npm run kills -- --seed ${seed}`).toEqual([]);
  expect(outcome.kills).toBe(plan.kills + 1);
  expect(outcome.operations).toBeGreaterThanOrEqual(plan.operations);
  expect(outcome.lost).toBeGreaterThan(0);
  expect(outcome.doubles).toBeGreaterThan(0);
  expect(outcome.replays).toBeGreaterThan(0);
  expect(outcome.deposits).toBeGreaterThan(10);
  expect(outcome.shareOrders).toBeGreaterThan(10);
}

describe('many investors on a server that is killed at any moment', { timeout: 300_000 }, () => {
  it('keep all acknowledged work, nothing twice, and the ledger reconciles', async () => {
    expectConsistent(await simulate({ ...plan, seed }));
  });

  it.runIf(process.env['POSTGRES_URL'])('do so on PostgreSQL too', async () => {
    expectConsistent(await simulate({ ...plan, seed, databaseUrl: process.env['POSTGRES_URL'] }));
  });
});
