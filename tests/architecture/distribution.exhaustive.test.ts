import { AsyncLocalStorage } from 'node:async_hooks';
import type { BackendContext } from '#infrastructure/backend/context.ts';
import { requestsOf } from '#tests/arbitraries/requests.ts';
import { idsOf } from '#tests/contracts/accounts/belongings.ts';
import { type Backend, startBackend } from '#tests/contracts/backend.ts';
import { callersOf, sent } from '#tests/contracts/platform/callers.ts';
import type { KillableServer } from '#tests/backend/crash/killable-server.ts';
import { SimulatedInvestor } from '#tests/backend/crash/simulated-investor.ts';
import { CrashTest } from '#tests/backend/crash/crash-test.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { otherKeys, thirdPartyKeys } from './distribution-tables.ts';
import { spreadIn } from './distribution.ts';

const ACTS = 15;
const sampling = { numRuns: 3, seed: 7 };
const KEYS = { app: otherKeys, thirdParties: thirdPartyKeys };
/** They end the session that the others need. */
const ENDING = /logout|investor\/delete/;

/** A call of the app, or of a page of a third party, which has no session. */
interface Call {
  readonly side: 'app' | 'thirdParties';
  readonly name: string;
}

/** The call being answered. Statements outside a call belong to the clock or the desk. */
const currentCall = new AsyncLocalStorage<Call>();
/** Each statement with a call that runs it; calls of the app, which know the investor, win. */
const statements = new Map<string, Call>();
const listening: BackendContext = {
  name: 'listening',
  migrations: {},
  register: (servers) => {
    for (const side of ['app', 'thirdParties'] as const) {
      servers[side].addHook('onRequest', ({ method, routeOptions: { url = '' } }, _reply, done) => {
        // The control interface is the desk's and the clock's.
        if (url.startsWith('/sandbox')) done();
        else currentCall.run({ side, name: `${side} ${method} ${url}` }, done);
      });
    }
  },
};

let backend: Backend;
beforeAll(async () => {
  backend = await startBackend({
    extraContexts: [listening],
    onStatement: (sql) => {
      const call = currentCall.getStore();
      if (call !== undefined && statements.get(sql)?.side !== 'app') statements.set(sql, call);
    },
  });
});
afterAll(() => backend.stop());

describe('a query of an investor, for a distributed database', () => {
  it('needs one machine: it names the investor or the key of one record', async () => {
    const { owner } = await callersOf(backend);
    await runInvestors();
    const { investorId, token } = owner;
    const ids = await idsOf(backend, investorId);
    for (const entry of backend.sandbox.routes.entries) {
      if (ENDING.test(entry.path)) continue;
      for (const request of fc.sample(requestsOf(entry, { ids, investorId }), sampling)) {
        await sent(backend, entry, { ...request, token, address: '10.0.0.1' });
      }
    }
    expect(statements.size).toBeGreaterThan(150);
    const sides = new Set([...statements.values()].map(({ side }) => side));
    expect(sides).toEqual(new Set(['app', 'thirdParties']));
    const spread = [...statements].flatMap(([sql, { side, name }]) =>
      spreadIn(sql, KEYS[side]).map((table) => `${table}, ${name}: ${sql}`),
    );
    expect(spread).toEqual([]);
  });
});

/** Simulated investors order, pay, sign and cancel through the app's own adapters. */
async function runInvestors(): Promise<void> {
  const plan = { operations: 1000, kills: 0, seed: 11 };
  const crashTest = new CrashTest(backend as unknown as KillableServer, plan);
  for (const number of [1, 2]) {
    const investor = await SimulatedInvestor.at(crashTest, number);
    await investor.completeOnboarding();
    for (let act = 0; act < ACTS; act += 1) await investor.actAtRandom();
    expect(await investor.inconsistencies()).toEqual([]);
  }
}
