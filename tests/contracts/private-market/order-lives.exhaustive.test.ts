import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { ARJUN } from '../fixed-deposits/booking.ts';
import { runCommands, orderLives, type Real } from './order-lives.ts';

const backend = testBackend();
let tabs: Real['tabs'];
beforeAll(async () => {
  tabs = [await signedIn(backend, ARJUN), await signedIn(backend, ARJUN)];
});

describe('orders changed by two tabs, the desk, the gateway and the clock', () => {
  it('are in one legal state after many long random histories [PM-4.15]', async () => {
    const histories = fc.asyncProperty(orderLives(40), (commands) =>
      runCommands(backend, tabs, commands),
    );
    await fc.assert(histories, { numRuns: 60, endOnFailure: true });
    expect(backend.failures).toEqual([]);
  }, 600_000);
});
