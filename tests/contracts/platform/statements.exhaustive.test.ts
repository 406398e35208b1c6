import { requestsOf } from '#tests/arbitraries/requests.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { idsOf } from '../accounts/belongings.ts';
import { testBackend } from '../backend.ts';
import { type Callers, callersOf, sent } from './callers.ts';
import { grown } from './grown.ts';

/** Maximum number of statements of a reading call, including those for its session. */
const MOST_STATEMENTS = 15;

const statements: string[] = [];
const backend = testBackend({ onStatement: (text) => void statements.push(text) });
let callers: Callers;
beforeAll(async () => {
  callers = await callersOf(backend);
});

/** The statements that the database runs during the work, without values. */
async function statementsDuring(work: () => Promise<unknown>): Promise<readonly string[]> {
  statements.length = 0;
  await work();
  return [...statements];
}

/** Calls that take effect once or end the session, so their statements are not compared. */
const NO_READING =
  /login\/(?!sessions)|report|enrollment|(change|confirm)email|getupi|verifybank|from-mobile/;

/** The number of statements of a successful call; undefined for a refused one. */
async function countOf(ask: () => ReturnType<typeof sent>): Promise<number | undefined> {
  let status = 0;
  const made = await statementsDuring(async () => {
    status = (await ask()).statusCode;
  });
  expect(status).toBeLessThan(500);
  return status === 200 ? made.length : undefined;
}

async function statementsByCall(): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  const { token, investorId } = callers.owner;
  const facts = { ids: await idsOf(backend, investorId), investorId };
  for (const entry of backend.sandbox.routes.entries) {
    if (entry.mutates || NO_READING.test(entry.path)) continue;
    const name = `${entry.method} ${entry.path}`;
    for (const request of fc.sample(requestsOf(entry, facts), { numRuns: 12, seed: 1 })) {
      const drawn = { ...request, token, address: '10.0.0.3' };
      const count = await countOf(() => sent(backend, entry, drawn));
      if (count !== undefined) counts.set(name, Math.max(counts.get(name) ?? 0, count));
    }
  }
  return counts;
}

describe('a call that reads', () => {
  it('runs as many statements for ten times as many rows', async () => {
    const before = await statementsByCall();
    expect(before.size).toBeGreaterThan(40);
    const { investorId } = callers.owner;
    const more = await grown(backend.sandbox.database, { investorId, times: 10 });
    expect(more).toEqual(
      expect.arrayContaining(['deposits', 'nominees', 'share_lots', 'sessions']),
    );
    await backend.control.call('POST', 'catalogue', { schemes: 300 });
    const after = await statementsByCall();
    const growing = [...after].filter(([name, count]) => count > (before.get(name) ?? count) + 2);
    expect(growing.map(([name, count]) => `${name}: ${before.get(name)}, ${count}`)).toEqual([]);
    expect([...after].filter(([, count]) => count > MOST_STATEMENTS)).toEqual([]);
  });
});
