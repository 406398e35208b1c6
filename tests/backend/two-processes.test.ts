import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Backend, startBackend } from '#tests/contracts/backend.ts';
import { FIXED_TIME } from '#tests/support/fixed-time.ts';
import { countOfMoves, move } from './probe-client.ts';
import { probeContext } from './probe-context.ts';

/** PGlite lives in one process; a server is shared. */
describe.runIf(process.env['DATABASE_URL'])('two backends on one database', () => {
  let first: Backend;
  let second: Backend;
  beforeAll(async () => {
    first = await startBackend({ extraContexts: [probeContext()] });
    const { location } = first;
    // The scheduled jobs also follow the clock of the other process.
    second = await startBackend({ extraContexts: [probeContext()], location, isTicking: true });
  });
  afterAll(async () => {
    await second.stop();
    await first.stop();
  });

  it('do a money action once, whichever receives it', async () => {
    for (let round = 0; round < 20; round += 1) {
      const key = randomUUID();
      const before = await countOfMoves(first);
      const replies = await Promise.all(
        Array.from({ length: 10 }, (_, index) => move(index % 2 ? first : second, { key })),
      );
      expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
      expect(await countOfMoves(second)).toBe(before + 1);
    }
  });

  it('accept each other’s signatures', () => {
    const signed = first.sandbox.signer.sign({ purpose: 'test', amount: 7 });
    expect(second.sandbox.signer.verify(signed)).toEqual({ purpose: 'test', amount: 7 });
    expect(second.sandbox.signer.verify(signed.replace(/.$/, '~'))).toBeUndefined();
  });

  it('share one clock', async () => {
    const day = 86_400;
    await first.control.advance(day);
    await second.control.advance(day);
    await Promise.all([first.control.advance(day), second.control.advance(day)]);
    await expect
      .poll(async () => (await second.control.now()).getTime())
      .toBe(FIXED_TIME.getTime() + 4 * day * 1000);
  });
});
