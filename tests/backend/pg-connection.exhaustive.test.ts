import { wasLost } from '#application/platform/port-failure.ts';
import { sandboxContexts } from '#infrastructure/backend/contexts.ts';
import {
  type OpenDatabase,
  openDatabase,
} from '#infrastructure/backend/database/open-database.ts';
import { imbalances } from '#infrastructure/backend/ledger/ledger-reconciliation.ts';
import { signedIn } from '#tests/contracts/accounts/signed-in.ts';
import { type Backend, startBackend } from '#tests/contracts/backend.ts';
import { makeReady } from '#tests/contracts/private-market/ready-investor.ts';
import { type OwnDatabase, ownDatabase } from '#tests/contracts/sample-database.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FaultyConnection, connectionFaults, faultMoments } from './faulty-connection.ts';
import {
  type Act,
  orderMore,
  buyADeposit,
  buyShares,
  type ActingInvestor,
} from './money-actions.ts';

const databaseServer = process.env['POSTGRES_URL'] ?? '';
/** Meets the prerequisites of a deposit, then those of shares. */
const ARJUN = '9000000001';
const SILENCE_MILLISECONDS = 500;

/** Runs only with a PostgreSQL server: the embedded database has no network connection. */
describe.runIf(databaseServer)('a database connection', { timeout: 120_000 }, () => {
  let own: OwnDatabase;
  let connection: FaultyConnection;
  let backend: Backend;
  /** Reads past the faulty connection, because the pool may still hold one that has just died. */
  let reader: OpenDatabase;
  let number = 0;
  beforeAll(async () => {
    own = await ownDatabase(databaseServer);
    connection = await FaultyConnection.to(own.url);
    reader = await openDatabase({ url: own.url });
    backend = await startBackend({
      location: { url: connection.url, silenceMilliseconds: SILENCE_MILLISECONDS },
      isTicking: false,
      expectsFailures: true,
    });
  });
  afterAll(async () => {
    await backend?.stop();
    await connection?.close();
    await reader?.close();
    await own?.drop();
  });

  const cases = connectionFaults.flatMap((fault) =>
    faultMoments.map((moment) => [fault, moment] as const),
  );

  it.each(cases)(
    'with %s %s the work moves money once, or reports a failure',
    async (fault, moment) => {
      const app = await signedIn(backend, ARJUN);
      await makeReady(backend, app);
      number += 1;
      connection.faultCount = 0;
      let acts = 0;
      const act: Act = async (what, work) => {
        acts += 1;
        connection.arm(fault, moment);
        const first = await work();
        connection.disarm();
        if (first.ok) return first.value;
        // The failure says only that the result is unknown; a repeat finds it out.
        expect(wasLost(first.failure), `${what}: ${JSON.stringify(first.failure)}`).toBe(true);
        const again = await work();
        if (!again.ok) throw new Error(`${what}, again: ${JSON.stringify(again.failure)}`);
        return again.value;
      };
      const mover: ActingInvestor = { app, backend, act, number };
      await buyADeposit(mover);
      await buyShares(mover);
      await orderMore(mover);
      expect(connection.faultCount).toBeGreaterThan(acts / 2);
      expect(await countsOf(number)).toEqual({ deposits: 1, shares: 2, baskets: 1, sales: 1 });
      expect(await imbalances(reader.database, sandboxContexts)).toEqual([]);
    },
  );

  it('that is lost causes 503, and is restored without a restart', async () => {
    const app = await signedIn(backend, ARJUN);
    connection.goDown();
    const ready = await fetch(`${backend.appAddress}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'no-database' }]);
    const live = await fetch(`${backend.appAddress}/livez`);
    expect(live.status).toBe(200);
    const response = await fetch(`${backend.appAddress}/api/private-market/baskets`);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      status: 503,
      code: 'unknown',
      message: expect.stringMatching(/^We could not reach/) as string,
      request_id: response.headers.get('x-request-id'),
    });
    connection.comeUp();
    expect((await fetch(`${backend.appAddress}/readyz`)).status).toBe(200);
    number += 1;
    const act: Act = async (_, work) => {
      const result = await work();
      if (!result.ok) throw new Error(JSON.stringify(result.failure));
      return result.value;
    };
    await orderMore({ app, backend, act, number });
  });

  /** The number of records of each kind that belong to one numbered run. */
  async function countsOf(which: number) {
    const { rows } = await sql<Readonly<Record<string, number>>>`select
      (select count(*) from deposits where principal = ${`${100 + which}000`}) as deposits,
      (select count(*) from share_orders where units = ${30 + which} and share_id is not null)
        as shares,
      (select count(*) from share_orders where units = ${40 + which} and basket_id is not null)
        as baskets,
      (select count(*) from sell_requests where share_name = ${`Share ${which}`}) as sales
    `.execute(reader.database);
    return rows[0];
  }
});
