import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doNothingTwice, keepThePayment, keepWhatIsAcknowledged } from './deposit-trials.ts';
import { buildServer, forgetServer, KillableServer } from './killable-server.ts';

let server: KillableServer;
beforeAll(async () => {
  await buildServer();
  server = await KillableServer.on();
}, 200_000);
afterAll(async () => {
  await server.end();
  forgetServer();
});

describe('a server that is killed at each step to a deposit', { timeout: 300_000 }, () => {
  it('keeps acknowledged work, and the booking continues to one deposit', async () => {
    await keepWhatIsAcknowledged(server, () => true);
  });

  it('does nothing twice if killed during a call', async () => {
    // A call takes some milliseconds, so some kills happen before, some during and some after its
    // work.
    const outcomes = await doNothingTwice(server, (_, index) => (index * 5) % 21);
    expect(outcomes).toContain('lost');
  });

  it.each([2, 6, 10, 16])(
    'keeps a payment whose reply was lost after %i ms',
    async (milliseconds) => {
      await keepThePayment(server, milliseconds);
    },
  );
});
