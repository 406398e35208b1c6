import { Session } from '#application/platform/session.ts';
import { DepositPayments } from '#application/fixed-deposits/booking/deposit-payments.ts';
import { HeldDeposits } from '#application/fixed-deposits/holdings/held-deposits.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { describe, expect, it } from 'vitest';
import { failureOf, signedIn, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { ARJUN, paymentPage, press, searchOf, startedOrder } from './booking.ts';

const backend = testBackend();
let app: AppContainer;
let thousands = 300;

const minutes = (count: number) => backend.control.advance(count * 60);
const held = () => app.get(HeldDeposits).list({});
const openPage = async () => {
  app = await signedIn(backend, ARJUN);
  const principal = `${(thousands += 1)}000`;
  return paymentPage(app, backend, await startedOrder(app, backend, { principal }));
};

describe('a session in which a payment is open', () => {
  it('lasts as long as the payment page, even if unused', async () => {
    await openPage();
    await minutes(6);
    valueOf(await held());
  });

  it('lasts for an investor who pays late and returns slowly', async () => {
    const page = await openPage();
    await minutes(14.9);
    const search = searchOf(await press(page, 'succeeded'));
    await minutes(1.5);
    valueOf(await app.get(DepositPayments).verify(search, {}));
  });

  it('ends after the page has closed without a return', async () => {
    await openPage();
    await minutes(18);
    expect(failureOf(await held())).toEqual({ kind: 'signed-out' });
    expect(app.get(Session).current).toBeUndefined();
  });

  it('lasts fifteen minutes again once the payment is over', async () => {
    const page = await openPage();
    const search = searchOf(await press(page, 'cancelled'));
    valueOf(await app.get(DepositPayments).verify(search, {}));
    await minutes(14);
    expect((await held()).ok).toBe(true);
  });

  it('lasts fifteen minutes too after the payment has expired', async () => {
    await openPage();
    for (let step = 0; step < 4; step += 1) {
      await minutes(4);
      valueOf(await held());
    }
    await minutes(14);
    expect((await held()).ok).toBe(true);
  });
});
