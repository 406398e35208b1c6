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
  it('keeps what it has acknowledged, each time, and the way goes on to one deposit', async () => {
    await keepWhatIsAcknowledged(server, () => true);
  });

  it('does nothing twice where it dies over a call, to one deposit', async () => {
    // A call takes some milliseconds: some strikes come before the work, some amid, some after.
    const outcomes = await doNothingTwice(server, (_, index) => (index * 5) % 21);
    expect(outcomes).toContain('lost');
  });

  it.each([2, 6, 10, 16])(
    'keeps a payment whose answer was lost after %i ms, whoever asks again',
    async (milliseconds) => {
      await keepThePayment(server, milliseconds);
    },
  );
});
