import { Session } from '#application/platform/session.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { sql } from 'kysely';
import { signedIn } from '../accounts/signed-in.ts';
import type { Backend } from '../backend.ts';

let last = 0;
let ready = 0;

/** A new investor with all that an order requires, and nothing else. */
export async function readyInvestor(backend: Backend): Promise<AppContainer> {
  last += 1;
  const app = await signedIn(backend, `98${String(last).padStart(8, '0')}`);
  await makeReady(backend, app);
  return app;
}

/** Gives an investor all prerequisites of an order, and keeps a primary bank account. */
export async function makeReady(backend: Backend, app: AppContainer): Promise<void> {
  ready += 1;
  const investorId = app.get(Session).current?.investorId ?? 0;
  const { database, clock } = backend.sandbox;
  await database
    .insertInto('bank_accounts')
    .values({
      investor_id: investorId,
      ifsc: 'SBIN0000300',
      account_number: String(600_000_000 + ready),
      holder_name: 'Ready Investor',
      is_primary: true,
      linked_at: clock.now(),
    })
    .onConflict((conflict) =>
      conflict.column('investor_id').where('is_primary', '=', sql.lit(true)).doNothing(),
    )
    .execute();
  await database
    .updateTable('investors')
    .set({
      pan: `RDYPI${String(ready).padStart(4, '0')}A`,
      is_demat_verified: true,
      demat_number: `IN300214${String(ready).padStart(8, '0')}`,
    })
    .where('id', '=', investorId)
    .execute();
}
