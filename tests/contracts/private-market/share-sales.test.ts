import { HeldShares } from '#application/private-market/held-shares.ts';
import { ReadSharePortfolio } from '#application/private-market/read-share-portfolio.ts';
import { SellRequests } from '#application/private-market/sell-requests.ts';
import { Session } from '#application/platform/session.ts';
import { Money } from '#domain/platform/money.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { moneyHeldBy } from '#infrastructure/backend/accounts/records/money-held.ts';
import type { Database } from '#infrastructure/backend/database.ts';
import { COST_OF_SALES } from '#infrastructure/backend/private-market/migrations/sales.migration.ts';
import { type Kysely, sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { failureOf, signedIn, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { clientOf } from '../client.ts';
import { ARJUN } from '../fixed-deposits/booking.ts';
import { makeDeals, sellHeld } from './histories.ts';
import { readyInvestor } from './ready-investor.ts';

const NSE = 101;

const backend = testBackend();
let arjun: AppContainer;
beforeAll(async () => {
  arjun = await signedIn(backend, ARJUN);
});

const heldOf = async (app: AppContainer, shareId: number) =>
  valueOf(await app.get(HeldShares).portfolio({})).shares.find((held) => held.shareId === shareId);
const salesOf = async (app: AppContainer, shareId: number) =>
  valueOf(await app.get(HeldShares).sales(shareId, {}));

const everythingOf = async (app: AppContainer) =>
  valueOf(await app.get(ReadSharePortfolio).run({}));
const investmentsOf = async (app: AppContainer) => {
  const { investorId = 0 } = app.get(Session).current ?? {};
  const { database, clock } = backend.sandbox;
  return (await moneyHeldBy(database, investorId, clock.now())).investments;
};
const accountsOf = async (app: AppContainer) => {
  const rows = await backend.sandbox.database
    .selectFrom('ledger_entries')
    .select((of) => ['account', of.fn.sum<string>('amount').as('amount')])
    .where('investor_id', '=', app.get(Session).current?.investorId ?? 0)
    .groupBy('account')
    .execute();
  return Object.fromEntries(rows.map(({ account, amount }) => [account, Money.of(amount)]));
};

describe('a sale', () => {
  it('reduces the portfolio, oldest purchase first, and sends an SMS', async () => {
    // 20 at 1,480, then 5 in a basket, then 15 at 1,590 came into the demat account.
    expect(await heldOf(arjun, NSE)).toMatchObject({ units: 35 });
    const nse = { shareName: 'National Stock Exchange of India', price: '1700' };
    const id = await sellHeld(arjun, backend, { ...nse, units: 25 }, 'agreed');
    // Until the sale, 20 units count at the buyer's 1,700 and 15 at our 1,625. 5 are in the basket.
    expect((await heldOf(arjun, NSE))?.currentValue?.text).toBe('58375');
    await backend.control.call('POST', `sell-requests/${id}/mark-sold`);
    const left = await heldOf(arjun, NSE);
    expect([left?.units, left?.investment.text]).toEqual([15, '23850']);
    const [sale, ...others] = await salesOf(arjun, NSE);
    expect(others).toEqual([]);
    expect(sale).toMatchObject({ units: 20 });
    expect(sale?.proceeds.text).toBe('34000');
    expect(sale?.cost.text).toBe('29600');
    // Purchases stay unchanged in the history.
    expect(valueOf(await arjun.get(HeldShares).history(NSE, {}))).toHaveLength(2);
    const [message] = await backend.control.outbox(ARJUN);
    expect(message?.text).toMatch(/^Sold: 25 shares of National Stock.*₹42,500 in total/);
    const [request] = valueOf(await arjun.get(SellRequests).list({}));
    expect(request).toMatchObject({ status: 'sold', requestId: sale?.requestId });
    expect(request?.soldAt).toBe(sale?.soldAt);
  });

  it('of more than is held removes only what is held [PM-4.104]', async () => {
    const spice = { shareName: 'Malabar Spice Works', price: '400' };
    await sellHeld(arjun, backend, { ...spice, units: 5000 });
    expect(await heldOf(arjun, 103)).toBeUndefined();
    expect((await salesOf(arjun, 103)).map(({ units }) => units)).toEqual([100]);
    await sellHeld(arjun, backend, { ...spice, units: 7 });
    expect(await salesOf(arjun, 103)).toHaveLength(1);
    await sellHeld(arjun, backend, { shareName: 'Held Elsewhere Limited', price: '9', units: 3 });
    const [request] = valueOf(await arjun.get(SellRequests).list({}));
    expect(request?.status).toBe('sold');
    const sent = (await backend.control.outbox(ARJUN)).map(({ text }) => text);
    const sold = sent.filter((text) => text.startsWith('Sold: '));
    expect(sold[0]).toContain('your Vriddhi portfolio does not show them');
    expect(sold[2]).toMatch(/^Sold: 5,000 shares of Malabar Spice Works at ₹400 each/);
    expect(sold[2]).toContain(
      'Your portfolio shows the sale of 115. The other 4,885 were held elsewhere.',
    );
    expect(sold[1]).toMatch(/^Sold: 7 shares .* They were held elsewhere: /);
  });

  it('happens once, even if the desk reports it several times at once', async () => {
    const solar = { shareName: 'Marudhar Solar Parks', price: '150', units: 300 };
    const ids = [
      await sellHeld(arjun, backend, solar, 'agreed'),
      await sellHeld(arjun, backend, { ...solar, price: '151' }, 'agreed'),
    ];
    const sold = (id: number) => backend.control.call('POST', `sell-requests/${id}/mark-sold`);
    const ends = await Promise.allSettled([...ids, ...ids].map(sold));
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    // Which request is sold first decides how many of its units were in a basket.
    const units = (await salesOf(arjun, 112)).map((sale) => sale.units);
    expect([units.length, units.reduce((sum, each) => sum + each, 0)]).toEqual([2, 400]);
    expect(await heldOf(arjun, 112)).toBeUndefined();
  });

  it('keeps the ledger reconciled, which detects units that were never held', async () => {
    const reconciliation = () => backend.control.call('GET', 'reconciliation');
    expect(await reconciliation()).toMatchObject({ imbalances: [] });
    const { database } = backend.sandbox;
    await database
      .updateTable('share_sales')
      .set({ units: 9999 })
      .where('units', '=', 100)
      .execute();
    const wrong: unknown = expect.stringContaining(
      'sales of share 103 and what was held do not agree',
    );
    expect(await reconciliation()).toMatchObject({
      imbalances: expect.arrayContaining([wrong]) as string[],
    });
    await database
      .updateTable('share_sales')
      .set({ units: 100 })
      .where('units', '=', 9999)
      .execute();
    expect(await reconciliation()).toMatchObject({ imbalances: [] });
  });

  it('belongs to its investor alone', async () => {
    const visitor = await clientOf(backend.appAddress);
    expect(failureOf(await visitor.get(HeldShares).sales(NSE, {})).kind).toBe('signed-out');
    const other = await readyInvestor(backend);
    expect(await salesOf(other, NSE)).toEqual([]);
  });

  it('of all that was held leaves an account that can be closed', async () => {
    const app = await readyInvestor(backend);
    await makeDeals(app, backend, [{ kind: 'from-stock', shareId: NSE, more: 0, end: 'held' }]);
    const nse = { shareName: 'National Stock Exchange of India', price: '1700' };
    await sellHeld(app, backend, { ...nse, units: 14 });
    expect(await investmentsOf(app)).toBe(1);
    await sellHeld(app, backend, { ...nse, units: 1 });
    expect(await investmentsOf(app)).toBe(0);
    const { totalInvestment } = valueOf(await app.get(HeldShares).portfolio({}));
    expect(totalInvestment.text).toBe('0');
  });
});

describe('a sale out of baskets', () => {
  // One basket has 20 of Tapti, 60 of Marudhar and 40 of Vayu; of Marudhar 100 are held alone.
  const solar = 'Marudhar Solar Parks';
  let app: AppContainer;
  beforeAll(async () => {
    app = await readyInvestor(backend);
    await makeDeals(app, backend, [
      { kind: 'from-stock', shareId: 112, more: 0, end: 'held' },
      { kind: 'basket', basketId: 202, units: 2, end: 'held' },
      { kind: 'basket', basketId: 202, units: 1, end: 'held' },
    ]);
  });

  let before: Readonly<Record<string, Money>> = {};
  const invested = (accounts: typeof before) => accounts['shares'] ?? Money.zero;

  it('takes the oldest units first, here single shares, and all sums agree [PM-2.138]', async () => {
    before = await accountsOf(app);
    const own = (await heldOf(app, 112))?.investment ?? Money.zero;
    await sellHeld(app, backend, { shareName: solar, units: 250, price: '200' });
    expect(await heldOf(app, 112)).toBeUndefined();
    const { baskets, soldShares, totals } = await everythingOf(app);
    expect(soldShares).toMatchObject([{ shareId: 112, name: solar, units: 100, cost: own }]);
    expect(soldShares[0]?.proceeds.text).toBe('20000');
    const [basket] = baskets;
    const part = basket?.holdings.find(({ shareId }) => shareId === 112);
    expect(part?.units).toBe(30);
    expect(part?.sales.map(({ sale }) => sale.units)).toEqual([30, 120]);
    expect(basket).toMatchObject({ units: 3, isPartSold: true });
    const costs = Money.sum((part?.sales ?? []).map(({ cost }) => cost));
    expect(basket?.investment.text).toBe(Money.of(3 * 28250).minus(costs).text);
    expect(totals.totalInvestment.text).toBe(basket?.investment.text);
    const values = (basket?.holdings ?? []).map(({ currentValue }) => currentValue);
    expect(Money.sum(values).text).toBe('62542.5');
    // A basket costs 28,250, and its shares 28,385 one by one.
    expect(basket?.gain?.currentValue.text).toBe('62245.05');
  });

  it('takes units of a basket before single shares that were credited later [PM-2.138]', async () => {
    const other = await readyInvestor(backend);
    await makeDeals(other, backend, [
      { kind: 'basket', basketId: 202, units: 1, end: 'held' },
      { kind: 'from-stock', shareId: 112, more: 0, end: 'held' },
    ]);
    await sellHeld(other, backend, { shareName: solar, units: 70, price: '200' });
    const { baskets } = await everythingOf(other);
    const part = baskets[0]?.holdings.find(({ shareId }) => shareId === 112);
    expect([part?.units ?? 0, part?.sales.map(({ sale }) => sale.units)]).toEqual([0, [60]]);
    expect(baskets).toMatchObject([{ units: 1, isPartSold: true }]);
    expect((await heldOf(other, 112))?.units).toBe(90);
  });

  it('is posted in the ledger: the proceeds, and the cost of the shares', async () => {
    const after = await accountsOf(app);
    const received = (after['investor'] ?? Money.zero).minus(before['investor'] ?? Money.zero);
    expect(received.text).toBe('50000');
    const cost = invested(before).minus(invested(after));
    expect(after['gains']?.text).toBe(cost.minus(received).text);
    expect(invested(after).text).toBe((await everythingOf(app)).totals.totalInvestment.text);
  });

  it('reports the baskets that it used, if any', async () => {
    await sellHeld(app, backend, { shareName: solar, units: 5, price: '201' });
    await sellHeld(app, backend, { shareName: 'Held Elsewhere Limited', units: 5, price: '9' });
    const [elsewhere, ofBasket, ofBoth] = valueOf(await app.get(SellRequests).list({}));
    expect(elsewhere).not.toHaveProperty('soldFrom');
    expect(ofBasket?.soldFrom).toEqual({ shareId: 112, basketId: 202 });
    expect(ofBoth?.soldFrom).toEqual({ shareId: 112 });
  });

  it('of the last share removes the basket, and keeps its history', async () => {
    expect(await investmentsOf(app)).toBe(1);
    await sellHeld(app, backend, { shareName: 'Tapti Energy Storage', units: 60, price: '500' });
    await sellHeld(app, backend, { shareName: 'Vayu Mobility', units: 119, price: '250' });
    await sellHeld(app, backend, { shareName: solar, units: 25, price: '202' });
    expect((await everythingOf(app)).baskets).toMatchObject([{ units: 1 }]);
    expect(await investmentsOf(app)).toBe(1);
    await sellHeld(app, backend, { shareName: 'Vayu Mobility', units: 1, price: '251' });
    const { baskets, soldBaskets, totals } = await everythingOf(app);
    expect(baskets).toEqual([]);
    expect([totals.totalInvestment.text, totals.basketCount]).toEqual(['0', 0]);
    expect(soldBaskets).toMatchObject([{ basketId: 202, units: 0, isPartSold: true }]);
    expect(soldBaskets[0]?.orders).toHaveLength(2);
    expect(await investmentsOf(app)).toBe(0);
    expect((await accountsOf(app))['shares']?.text).toBe('0');
    expect(await backend.control.call('GET', 'reconciliation')).toMatchObject({ imbalances: [] });
  });

  it('cannot be corrupted without a finding of the reconciliation', async () => {
    const { database } = backend.sandbox;
    const units = (change: number) =>
      sql`update share_sales set units = units + ${sql.lit(change)}
      where id = (select max(id) from share_sales)`.execute(database);
    await units(1);
    const wrong: unknown = expect.stringContaining(
      'sales of share 105 and what was held do not agree',
    );
    const ledger = await backend.control.call('GET', 'reconciliation');
    expect(ledger).toMatchObject({ imbalances: expect.arrayContaining([wrong]) as string[] });
    await units(-1);
    expect(await backend.control.call('GET', 'reconciliation')).toMatchObject({ imbalances: [] });
  });
});

describe('a sale of a share whose company changes its name', () => {
  const renamed = (name: string) =>
    backend.sandbox.database.updateTable('shares').set({ name }).where('id', '=', 122).execute();

  it('takes the units out of the portfolio, also if it was agreed to before', async () => {
    const wish = { shareName: 'Ganga Home Textiles', units: 30, price: '140' };
    const before = (await heldOf(arjun, 122))?.units ?? 0;
    const id = await sellHeld(arjun, backend, wish, 'agreed');
    await renamed('Ganga Textiles Limited');
    await backend.control.call('POST', `sell-requests/${id}/mark-sold`);
    expect((await heldOf(arjun, 122))?.units).toBe(before - 30);
    expect((await salesOf(arjun, 122))[0]).toMatchObject({ units: 30 });
    await renamed('Ganga Home Textiles');
  });
});

describe('a sale from before costs were stored', () => {
  it('gets its cost by the present rule', async () => {
    const undone = new Error('undone');
    const work = backend.sandbox.database.transaction().execute(async (transaction) => {
      await sql`delete from share_sales where basket_lot_id is not null`.execute(transaction);
      const kept = await costs(transaction);
      expect(kept.length).toBeGreaterThan(3);
      await sql`alter table share_sales alter column cost drop not null`.execute(transaction);
      await sql`update share_sales set cost = null`.execute(transaction);
      const statement = COST_OF_SALES.find((each) => each.startsWith('with lots'));
      await sql.raw(statement ?? '').execute(transaction);
      expect(await costs(transaction)).toEqual(kept);
      throw undone;
    });
    await expect(work).rejects.toBe(undone);
  });

  const costs = async (database: Kysely<Database>) =>
    database.selectFrom('share_sales').select(['id', 'cost']).orderBy('id').execute();
});
