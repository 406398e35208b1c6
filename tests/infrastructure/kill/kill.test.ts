import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doNothingTwice, keepThePayment, keepWhatIsAcknowledged } from './deposit-trials.ts';
import { buildServer, forgetServer, KillableServer } from './killable-server.ts';

/**
 * Where an order begins and where money moves, and how many milliseconds into the call the server
 * dies: the first is lost for certain. Every other step is in the exhaustive run.
 */
const strikes: Readonly<Record<string, number>> = {
  startfd: 0,
  'the payment': 6,
  'verify-payment': 12,
};

let server: KillableServer;
beforeAll(async () => {
  await buildServer();
  server = await KillableServer.on();
}, 60_000);
afterAll(async () => {
  await server.end();
  forgetServer();
});

describe('a server that is killed on the way to a deposit', { timeout: 90_000 }, () => {
  it('keeps what it has acknowledged, and the way goes on to one deposit', async () => {
    await keepWhatIsAcknowledged(server, ({ name }) => name in strikes);
  });

  it('does nothing twice where it dies over a call, to one deposit', async () => {
    const outcomes = await doNothingTwice(server, ({ name }) => strikes[name]);
    expect(outcomes).toHaveLength(3);
    expect(outcomes[0]).toBe('lost');
  });

  it('keeps a payment whose answer was lost, whoever asks again', async () => {
    await keepThePayment(server, 6);
  });
});
