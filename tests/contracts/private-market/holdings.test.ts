import { BasketOrders } from '#application/private-market/basket-orders.ts';
import { HeldShares } from '#application/private-market/held-shares.ts';
import { ReadSharePortfolio } from '#application/private-market/read-share-portfolio.ts';
import { SharePayments } from '#application/private-market/share-payments.ts';
import { Session } from '#application/platform/session.ts';
import { Money } from '#domain/platform/money.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { moneyHeldBy } from '#infrastructure/backend/accounts/records/money-held.ts';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { failureOf, refusalOf, signedIn, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { clientOf } from '../client.ts';
import { ARJUN } from '../fixed-deposits/booking.ts';
import { dealAndCompare, dealsOf, makeDeals, sellHeld, sumsOf } from './histories.ts';
import { IN_STOCK, ordered, pay } from './ordering.ts';
import { readyInvestor } from './ready-investor.ts';

const backend = testBackend();
let arjun: AppContainer;
beforeAll(async () => {
  arjun = await signedIn(backend, ARJUN);
});

const sum = (amounts: readonly Money[]) => Money.sum(amounts).text;

describe('the portfolio', () => {
  it('is listed share by share [PM-7.32, PM-3.45]', async () => {
    const { shares, totalInvestment } = valueOf(await arjun.get(HeldShares).portfolio({}));
    expect(totalInvestment.text).toBe(sum(shares.map(({ investment }) => investment)));
    const nse = shares.find(({ shareId }) => shareId === 101);
    expect(nse).toMatchObject({
      name: 'National Stock Exchange of India',
      logoUrl: '/shares/nse.svg',
      industry: 'Market Infrastructure',
      domainName: 'nseindia.com',
    });
    // 35 shares in two purchases of 20 and 15, which cost 1,625 each.
    expect(nse?.currentValue?.text).toBe('56875');
    expect(nse?.charges?.text).toBe('8.02');
  });

  it('has the purchases of a share, with their charges [PM-7.33]', async () => {
    const history = valueOf(await arjun.get(HeldShares).history(101, {}));
    const first = history.at(-1);
    expect(first).toMatchObject({ units: 20 });
    expect(first?.pricePerUnit.text).toBe('1480');
    expect(first?.investment.text).toBe('29600');
    expect(first?.stampDuty.text).toBe('4.44');
    expect(first?.totalPayable.text).toBe('29604.44');
    expect(first?.orderId).toBeGreaterThan(70_000);
    expect(valueOf(await arjun.get(HeldShares).history(125, {}))).toEqual([]);
  });

  it('is for the investor alone [AP-6.2]', async () => {
    const visitor = await clientOf(backend.appAddress);
    expect(failureOf(await visitor.get(HeldShares).portfolio({})).kind).toBe('signed-out');
    expect(failureOf(await visitor.get(HeldShares).history(101, {})).kind).toBe('signed-out');
    const newcomer = await readyInvestor(backend);
    expect((await sumsOf(newcomer)).totals.totalInvestment.isZero()).toBe(true);
    expect(valueOf(await newcomer.get(HeldShares).history(101, {}))).toEqual([]);
    const { investorId = 0 } = arjun.get(Session).current ?? {};
    await newcomer.get(Session).update({ investorId });
    const refused = [
      await newcomer.get(HeldShares).portfolio({}),
      await newcomer.get(HeldShares).history(101, {}),
      await newcomer.get(BasketOrders).book({}),
    ];
    expect(refused.map(refusalOf)).toEqual(['403 not-yours', '403 not-yours', '403 not-yours']);
  });
});

describe('the totals right after a purchase', () => {
  const bought = [
    { kind: 'from-stock', shareId: 103, more: 230, end: 'held' },
    { kind: 'basket', basketId: 201, units: 2, end: 'held' },
  ] as const;

  it('count nothing as earned, and only duty as change in value [PM-2.138]', async () => {
    const app = await readyInvestor(backend);
    await makeDeals(app, backend, bought);
    const { worth } = valueOf(await app.get(ReadSharePortfolio).run({}));
    // 250 shares at 412.75, the price from 250 units, and two baskets at 35,500.
    expect(worth.sharesWorth.text).toBe('103187.5');
    expect(worth.basketsWorth.text).toBe('71000');
    expect(worth.earned.text).toBe('0');
    // 0.015% of each purchase: 15.48 and 10.65.
    expect(worth.changeInValue.text).toBe('-26.13');
    expect(worth.putIn.text).toBe('174213.63');
  });

  it('value units with a buyer at the price of the buyer, until they are sold [PM-2.138]', async () => {
    const app = await readyInvestor(backend);
    await makeDeals(app, backend, bought.slice(0, 1));
    const wish = { shareName: 'Malabar Spice Works', units: 100, price: '430' };
    const id = await sellHeld(app, backend, wish, 'agreed');
    const agreed = valueOf(await app.get(ReadSharePortfolio).run({})).worth;
    // 100 units at 430 and 150 at 412.75.
    expect([agreed.worth.text, agreed.earned.text]).toEqual(['104912.5', '0']);
    expect(agreed.changeInValue.text).toBe('1709.52');
    await backend.control.call('POST', `sell-requests/${id}/mark-sold`);
    const sold = valueOf(await app.get(ReadSharePortfolio).run({})).worth;
    // 100 units sold for 43,000, bought for 41,275 and 6.19 of the duty.
    expect([sold.worth.text, sold.earned.text]).toEqual(['61912.5', '1718.81']);
    expect([sold.changeInValue.text, sold.paidToBank.text]).toEqual(['-9.29', '43000']);
    expect(sold.putIn.text).toBe(agreed.putIn.text);
  });
});

describe('an account that holds shares', () => {
  it('cannot be closed, nor while an order waits for the desk', async () => {
    const { database, clock } = backend.sandbox;
    const app = await readyInvestor(backend);
    const { investorId = 0 } = app.get(Session).current ?? {};
    const held = () => moneyHeldBy(database, investorId, clock.now());
    expect(await held()).toEqual({ ordersUnderWay: 0, investments: 0 });
    const basket = { kind: 'basket', units: 1 } as const;
    await makeDeals(app, backend, [{ ...basket, basketId: 204, end: 'held' }]);
    expect(await held()).toEqual({ ordersUnderWay: 0, investments: 1 });
    await makeDeals(app, backend, [{ ...basket, basketId: 202, end: 'cancelled' }]);
    expect(await held()).toEqual({ ordersUnderWay: 0, investments: 1 });
    await makeDeals(app, backend, [{ ...basket, basketId: 203, end: 'waiting' }]);
    expect(await held()).toEqual({ ordersUnderWay: 1, investments: 1 });
  });
});

describe('a share order with an open payment', () => {
  it('counts as one open order before, during and after its payment', async () => {
    const { database, clock } = backend.sandbox;
    const app = await readyInvestor(backend);
    const { investorId = 0 } = app.get(Session).current ?? {};
    const underWay = async () =>
      (await moneyHeldBy(database, investorId, clock.now())).ordersUnderWay;
    const { requestId } = await ordered(app, IN_STOCK, 26);
    expect(await underWay()).toBe(1);
    valueOf(await app.get(SharePayments).start(requestId, {}));
    expect(await underWay()).toBe(1);
    await pay(app, requestId, 'failed');
    await pay(app, requestId);
    expect(await underWay()).toBe(1);
    await ordered(app, IN_STOCK, 27);
    expect(await underWay()).toBe(2);
  });
});

describe('portfolio, orders and history', () => {
  it('agree for the sample investor, to the paisa', async () => {
    const { totals, fromOrders, fromHistories } = await sumsOf(arjun);
    const invested = totals.totalInvestment.text;
    expect([fromOrders, fromHistories]).toEqual([invested, invested]);
    expect(totals.shareCount).toBeGreaterThan(3);
  });

  it('have one fully sold and one partly sold share in the sample data', async () => {
    const { soldShares, shares, ownSales } = await sumsOf(arjun);
    expect(soldShares).toMatchObject([{ name: 'Pune Precision Castings', units: 60 }]);
    const left = shares.find(({ shareId }) => shareId === 119);
    expect(left).toMatchObject({ units: 200, investment: Money.of('19650') });
    expect(ownSales.map(({ units, cost }) => [units, cost.text])).toEqual([
      [60, '5895'],
      [60, '35880'],
    ]);
    expect(await backend.control.call('GET', 'reconciliation')).toMatchObject({ imbalances: [] });
  });

  it('agree for any history, to the paisa and the unit [PM-2.138]', async () => {
    await fc.assert(
      fc.asyncProperty(dealsOf(4), (deals) => dealAndCompare(backend, deals)),
      { numRuns: 5 },
    );
  });
});
