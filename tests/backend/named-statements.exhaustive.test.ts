import { sandboxContexts } from '#infrastructure/backend/contexts.ts';
import type { Database } from '#infrastructure/backend/database.ts';
import { imbalances } from '#infrastructure/backend/ledger/ledger-reconciliation.ts';
import { type OpenDatabase, openDatabase } from '#infrastructure/backend/database/open-database.ts';
import { signedIn, valueOf } from '#tests/contracts/accounts/signed-in.ts';
import { type Backend, startBackend } from '#tests/contracts/backend.ts';
import { makeReady } from '#tests/contracts/private-market/ready-investor.ts';
import { type OwnDatabase, ownDatabase } from '#tests/contracts/sample-database.ts';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Act, orderMore, buyADeposit, buyShares } from './money-actions.ts';

const databaseServer = process.env['POSTGRES_URL'] ?? '';
const ARJUN = '9000000001';

/** Runs only with a PostgreSQL server, because the embedded database uses no named statements. */
describe.runIf(databaseServer)('named statements', { timeout: 120_000 }, () => {
  let own: OwnDatabase;
  let backend: Backend;
  beforeAll(async () => {
    own = await ownDatabase(databaseServer);
    backend = await startBackend({ location: { url: own.url }, isTicking: false });
  });
  afterAll(async () => {
    await backend?.stop();
    await own?.drop();
  });

  it('keep working if a newer process adds columns between two calls', async () => {
    const app = await signedIn(backend, ARJUN);
    await makeReady(backend, app);
    let columns = 0;
    const act: Act = async (_, work) => {
      columns += 1;
      await widenAll(backend.sandbox.database, `later_${columns}`);
      return valueOf(await work());
    };
    for (const number of [1, 2]) {
      await buyADeposit({ app, backend, act, number });
      await buyShares({ app, backend, act, number });
      await orderMore({ app, backend, act, number });
    }
    expect(columns).toBeGreaterThan(20);
    expect(await imbalances(backend.sandbox.database, sandboxContexts)).toEqual([]);
  });

  it.each([
    [true, 1],
    [false, 0],
  ])('are prepared on the server if enabled (%s): %d', async (isNaming, kept) => {
    const opened = await openDatabase({ url: own.url, poolSize: 1, isNaming });
    for (const units of [1, 2, 3]) await echo(opened, units);
    expect(await keptOf(opened)).toBe(kept);
    await opened.close();
  });

  async function echo({ database }: OpenDatabase, units: number): Promise<void> {
    const { rows } = await sql`select ${units}::integer as units`.execute(database);
    expect(rows).toEqual([{ units }]);
  }

  async function keptOf({ database }: OpenDatabase): Promise<number | undefined> {
    const { rows } = await sql<{ kept: number }>`
      select count(*) as kept from pg_prepared_statements
    `.execute(database);
    return rows[0]?.kept;
  }
});

/** Adds columns, as a migration would. */
async function widenAll(database: Kysely<Database>, column: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'
  `.execute(database);
  for (const { name } of rows) {
    await sql`alter table ${sql.table(name)} add column ${sql.id(column)} text`.execute(database);
  }
}
