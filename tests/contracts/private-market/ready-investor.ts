import { Session } from '#application/platform/session.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { signedIn } from '../accounts/signed-in.ts';
import type { Backend } from '../backend.ts';

let last = 0;
let ready = 0;

/** Somebody new who has all that ordering asks for, and nothing else. */
export async function readyInvestor(backend: Backend): Promise<AppContainer> {
  last += 1;
  const app = await signedIn(backend, `98${String(last).padStart(8, '0')}`);
  await makeReady(backend, app);
  return app;
}

/** Gives an investor all that ordering asks for. */
export async function makeReady(backend: Backend, app: AppContainer): Promise<void> {
  ready += 1;
  await backend.sandbox.database
    .updateTable('investors')
    .set({
      pan: `RDYPI${String(ready).padStart(4, '0')}A`,
      is_bank_skipped: true,
      is_demat_verified: true,
      demat_number: `IN300214${String(ready).padStart(8, '0')}`,
    })
    .where('id', '=', app.get(Session).current?.investorId ?? 0)
    .execute();
}
