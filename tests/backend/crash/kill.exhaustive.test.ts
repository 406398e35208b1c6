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
    // Some kills happen before, some during and some after the work of a call.
    const outcomes = await doNothingTwice(server, (_, index) => index % 7);
    expect(outcomes).toContain('lost');
  });

  it.each([0, 1, 2, 3, 5])(
    'keeps a payment if killed during it after %i other replies',
    async (replies) => {
      await keepThePayment(server, replies);
    },
  );
});
