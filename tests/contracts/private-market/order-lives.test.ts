import { sandboxContexts } from '#infrastructure/backend/contexts.ts';
import { imbalances } from '#infrastructure/backend/ledger/ledger-reconciliation.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { signedIn } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { ARJUN } from '../fixed-deposits/booking.ts';
import { cancelledLife, runCommands, orderLives, type Real, wholeLife } from './order-lives.ts';

const backend = testBackend();
let tabs: Real['tabs'];
beforeAll(async () => {
  tabs = [await signedIn(backend, ARJUN), await signedIn(backend, ARJUN)];
});

describe('orders changed by two tabs, the desk, the gateway and the clock', () => {
  it('are in one legal state after random events and races [PM-4.15, PM-4.100]', async () => {
    await runCommands(backend, tabs, wholeLife);
    await runCommands(backend, tabs, cancelledLife);
    const histories = fc.asyncProperty(orderLives(24), (commands) =>
      runCommands(backend, tabs, commands),
    );
    await fc.assert(histories, { numRuns: 6, endOnFailure: true });
    expect(backend.failures).toEqual([]);
    expect(await imbalances(backend.sandbox.database, sandboxContexts)).toEqual([]);
  });
});
