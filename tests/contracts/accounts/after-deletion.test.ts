import { PersonalData } from '#application/accounts/profile/personal-data.ts';
import { Session } from '#application/platform/session.ts';
import { ProtectedChange } from '#domain/accounts/sign-in/step-up.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { describe, expect, it } from 'vitest';
import { testBackend } from '../backend.ts';
import { FAIL, FORMS, openedBooking, sendForm, sendForms } from '../fixed-deposits/embedded.ts';
import { makeReady } from '../private-market/ready-investor.ts';
import { confirmByPhone, signedIn, valueOf } from './signed-in.ts';

const WEEK_SECONDS = 7 * 86_400;

const backend = testBackend();

/** An investor whose payment of a deposit has failed, so that the order stays unpaid. */
async function investorWithUnpaidOrder(): Promise<AppContainer> {
  const app = await signedIn(backend, '9733300001');
  await makeReady(backend, app);
  await backend.sandbox.database
    .updateTable('investors')
    .set({ name: 'Zubeida Qureshi', kyc_status: 'verified' })
    .where('id', '=', app.get(Session).current?.investorId ?? 0)
    .execute();
  const { url } = await openedBooking(app, backend);
  await sendForms(url, FORMS);
  await sendForm(url, FAIL);
  return app;
}

describe('after an account is deleted', () => {
  it('its unpaid deposit order does not expire, and no message is written', async () => {
    const app = await investorWithUnpaidOrder();
    const investorId = app.get(Session).current?.investorId ?? 0;
    await confirmByPhone(backend, app, ProtectedChange.AccountDeletion);
    valueOf(await app.get(PersonalData).deleteAccount({}));
    await backend.control.advance(WEEK_SECONDS + 1);
    const { database } = backend.sandbox;
    const orders = database.selectFrom('deposit_orders').select('state');
    const kept = await orders.where('investor_id', '=', investorId).execute();
    expect(kept).toEqual([{ state: 'cancelled' }]);
    const activity = database.selectFrom('account_activity').selectAll();
    expect(await activity.where('investor_id', '=', investorId).execute()).toEqual([]);
    expect(await backend.control.outbox(String(investorId).padStart(10, '0'))).toEqual([]);
  });
});
