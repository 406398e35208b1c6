import { HeldShares } from '#application/private-market/held-shares.ts';
import { SellRequests } from '#application/private-market/sell-requests.ts';
import { Session } from '#application/platform/session.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { moneyHeldBy } from '#infrastructure/sandbox/accounts/money-held.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { failureOf, signedIn, valueOf } from '../accounts/signed-in.ts';
import { type Backend, startBackend } from '../backend.ts';
import { clientOf } from '../client.ts';
import { ARJUN } from '../fixed-deposits/booking.ts';
import { makeDeals, sellHeld } from './histories.ts';
import { readyInvestor } from './ready-investor.ts';

const NSE = 101;

let backend: Backend;
let arjun: AppContainer;
beforeAll(async () => {
  backend = await startBackend();
  arjun = await signedIn(backend, ARJUN);
});
afterAll(() => backend.stop());

const heldOf = async (app: AppContainer, shareId: number) =>
  valueOf(await app.get(HeldShares).portfolio({})).shares.find((held) => held.shareId === shareId);
const salesOf = async (app: AppContainer, shareId: number) =>
  valueOf(await app.get(HeldShares).sales(shareId, {}));

describe('a sale', () => {
  it('leaves the portfolio, the oldest purchase first, and is told to the phone', async () => {
    // 20 at 1,480 and 15 at 1,590 are held.
    expect(await heldOf(arjun, NSE)).toMatchObject({ units: 35 });
    const nse = { shareName: 'National Stock Exchange of India', price: '1700' };
    await sellHeld(arjun, backend, { ...nse, units: 25 });
    const left = await heldOf(arjun, NSE);
    expect([left?.units, left?.investment.text]).toEqual([10, '15900']);
    const [sale, ...others] = await salesOf(arjun, NSE);
    expect(others).toEqual([]);
    expect(sale).toMatchObject({ units: 25 });
    expect(sale?.proceeds.text).toBe('42500');
    expect(sale?.cost.text).toBe('37550');
    // What was bought stays told as it was bought.
    expect(valueOf(await arjun.get(HeldShares).history(NSE, {}))).toHaveLength(2);
    const [message] = await backend.control.outbox(ARJUN);
    expect(message?.text).toMatch(/^Sold: 25 shares of National Stock.*₹42,500 in all/);
    const [request] = valueOf(await arjun.get(SellRequests).list({}));
    expect(request).toMatchObject({ status: 'sold', requestId: sale?.requestId });
    expect(request?.soldAt).toBe(sale?.soldAt);
  });

  it('of more than is held, or of something held elsewhere, takes no more than there is', async () => {
    const spice = { shareName: 'Malabar Spice Works', price: '400' };
    await sellHeld(arjun, backend, { ...spice, units: 5000 });
    expect(await heldOf(arjun, 103)).toBeUndefined();
    expect((await salesOf(arjun, 103)).map(({ units }) => units)).toEqual([100]);
    await sellHeld(arjun, backend, { ...spice, units: 7 });
    expect(await salesOf(arjun, 103)).toHaveLength(1);
    await sellHeld(arjun, backend, { shareName: 'Held Elsewhere Limited', price: '9', units: 3 });
    const [request] = valueOf(await arjun.get(SellRequests).list({}));
    expect(request?.status).toBe('sold');
  });

  it('happens once, however often and in how many requests the desk says so at once', async () => {
    const solar = { shareName: 'Marudhar Solar Parks', price: '150', units: 300 };
    const ids = [
      await sellHeld(arjun, backend, solar, 'accepted'),
      await sellHeld(arjun, backend, { ...solar, price: '151' }, 'accepted'),
    ];
    const sold = (id: number) => backend.control.call('POST', `sell-requests/${id}/mark-sold`);
    const ends = await Promise.allSettled([...ids, ...ids].map(sold));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const units = (await salesOf(arjun, 112)).map((sale) => sale.units);
    expect(units.toSorted((a, b) => b - a)).toEqual([300, 100]);
    expect(await heldOf(arjun, 112)).toBeUndefined();
  });

  it('leaves the books agreeing, which would tell of units that were never held', async () => {
    const books = () => backend.control.call('GET', 'books');
    expect(await books()).toMatchObject({ imbalances: [] });
    const { database } = backend.sandbox;
    await database
      .updateTable('share_sales')
      .set({ units: 9999 })
      .where('units', '=', 100)
      .execute();
    const wrong: unknown = expect.stringContaining(
      'sales of share 103 and what was held do not agree',
    );
    expect(await books()).toMatchObject({
      imbalances: expect.arrayContaining([wrong]) as string[],
    });
    await database
      .updateTable('share_sales')
      .set({ units: 100 })
      .where('units', '=', 9999)
      .execute();
    expect(await books()).toMatchObject({ imbalances: [] });
  });

  it('is the investor’s alone', async () => {
    const visitor = await clientOf(backend.appAddress);
    expect(failureOf(await visitor.get(HeldShares).sales(NSE, {})).kind).toBe('signed-out');
    const other = await readyInvestor(backend);
    expect(await salesOf(other, NSE)).toEqual([]);
  });

  it('of all that was held leaves an account that can be closed', async () => {
    const app = await readyInvestor(backend);
    const { investorId = 0 } = app.get(Session).current ?? {};
    const investments = async () =>
      (await moneyHeldBy(backend.sandbox.database, investorId, backend.sandbox.clock.now()))
        .investments;
    await makeDeals(app, backend, [{ kind: 'from-stock', shareId: NSE, more: 0, end: 'held' }]);
    const nse = { shareName: 'National Stock Exchange of India', price: '1700' };
    await sellHeld(app, backend, { ...nse, units: 14 });
    expect(await investments()).toBe(1);
    await sellHeld(app, backend, { ...nse, units: 1 });
    expect(await investments()).toBe(0);
    const { totalInvestment } = valueOf(await app.get(HeldShares).portfolio({}));
    expect(totalInvestment.text).toBe('0');
  });
});
