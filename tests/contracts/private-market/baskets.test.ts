import { Baskets } from '#application/private-market/baskets.ts';
import { BasketOrders } from '#application/private-market/basket-orders.ts';
import { Session } from '#application/platform/session.ts';
import { Money } from '#domain/platform/money.ts';
import { basketAssetsValue } from '#domain/private-market/catalogue/basket.ts';
import { basketOrder, type BasketOrder } from '#domain/private-market/orders/basket-order.ts';
import { percentParts } from '#domain/private-market/catalogue/parts-of-whole.ts';
import { unitsValue } from '#domain/private-market/orders/units-value.ts';
import type { AppContainer } from '#infrastructure/container.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { failureOf, refusalOf, signedIn, valueOf } from '../accounts/signed-in.ts';
import { testBackend } from '../backend.ts';
import { clientOf, fetchWithCookies } from '../client.ts';

const ARJUN = '9000000001';
const LEELA = '9000000002';
const CLEAN_ENERGY = 202;
const PRICE = Money.of('28250');

const backend = testBackend();
let arjun: AppContainer;
let visitor: AppContainer;
beforeAll(async () => {
  arjun = await signedIn(backend, ARJUN);
  visitor = await clientOf(backend.appAddress);
});

/** An order of this number of baskets, as the form creates it. */
function wish(units: number, pricePerUnit = PRICE): BasketOrder & { basketId: number } {
  const order = basketOrder(String(units), pricePerUnit);
  if (order === undefined) throw new Error(`${units} cannot be ordered`);
  return { basketId: CLEAN_ENERGY, ...order };
}

const ordersOf = async (app: AppContainer) => valueOf(await app.get(BasketOrders).book({})).orders;

describe('a basket order whose shares come without weightages', () => {
  it('is read with weights computed from the values [PM-3.39]', async () => {
    const stated = await ordersOf(arjun);
    expect(stated.some(({ items }) => items.length > 2)).toBe(true);
    const send = fetchWithCookies(backend.appAddress);
    const app = await signedIn(backend, ARJUN, {
      fetch: async (input, init) => {
        const response = await send(input, init);
        const text = await response.text();
        const bare = text.replaceAll(/"retail_weightage":"[^"]*",?/g, '');
        const { status, headers } = response;
        return new Response(status === 204 ? undefined : bare, { status, headers });
      },
    });
    const orders = await ordersOf(app);
    expect(orders.map(({ orderId }) => orderId)).toEqual(stated.map(({ orderId }) => orderId));
    for (const { items } of orders) {
      const values = items.map(({ quantity, pricePerUnit }) => unitsValue(quantity, pricePerUnit));
      expect(items.map(({ weightage }) => weightage.text)).toEqual(
        percentParts(values).map((part) => part.text),
      );
    }
  });
});

describe('baskets', () => {
  it('are public, with their shares [PM-7.4, PM-3.28]', async () => {
    const baskets = valueOf(await visitor.get(Baskets).list({}));
    expect(baskets.map(({ basketId }) => basketId)).toEqual([201, 202, 203, 204]);
    expect(baskets[1]).toMatchObject({ basketId: 202, name: 'Clean Energy Transition' });
    expect(baskets[1]?.price.text).toBe('28250');
    expect(baskets[1]?.description).toContain('Solar parks');
    expect(baskets[3]?.description).toBeUndefined();
    expect(baskets.every(({ shares }) => shares.length >= 3)).toBe(true);
  });

  it('list each share: units, percent, price, ISIN, depositories [PM-3.30, PM-3.31]', async () => {
    const { shares } = valueOf(await visitor.get(Baskets).find(CLEAN_ENERGY, {}));
    expect(shares[0]).toMatchObject({
      shareId: 109,
      name: 'Tapti Energy Storage',
      logoUrl: '/shares/tapti-energy.svg',
      industry: 'Energy',
      domainName: 'taptienergy.example',
      isOnCdsl: true,
      isOnNsdl: true,
      quantity: 20,
    });
    expect(shares[0]?.isin).toMatch(/^IN[A-Z0-9]{10}$/);
    expect(shares[0]?.pricePerUnit.text).toBe('588');
    expect(shares[0]?.marketCap?.currency).toBe('INR');
    const percent = shares.map(({ weightage }) => weightage.decimal);
    expect(percent.reduce((sum, part) => sum.plus(part)).toString()).toBe('100');
    expect(basketAssetsValue(shares).text).toBe('28385');
  });

  it('have reasons and risks [PM-7.3, PM-3.29, PM-3.32, PM-3.33]', async () => {
    const basket = valueOf(await visitor.get(Baskets).find(201, {}));
    expect(basket.reasons[0]).toEqual({
      pointId: 20_100,
      title: 'More people invest every year',
      body: expect.stringContaining('demat accounts') as string,
    });
    expect(basket.risks.map(({ pointId }) => pointId)).toEqual([20_150, 20_151, 20_152]);
    const unnamed = valueOf(await visitor.get(Baskets).find(204, {}));
    expect(unnamed.name).toBe('Diversified Basket');
    expect(unnamed.risks).toEqual([]);
  });

  it('that do not exist are refused', async () => {
    expect(refusalOf(await visitor.get(Baskets).find(999, {}))).toBe('404 no-such-basket');
  });
});

describe('an order of baskets', () => {
  it('is submitted as pending, at the price of one basket [PM-7.5, PM-7.7, PM-4.77]', async () => {
    const orderId = valueOf(await arjun.get(BasketOrders).place(wish(3), {}));
    const [newest] = await ordersOf(arjun);
    expect(newest).toMatchObject({ orderId, basketId: 202, status: 'pending', units: 3 });
    expect(newest?.pricePerUnit.text).toBe('28250');
  });

  it('creates one order, even if sent several times at once', async () => {
    const before = (await ordersOf(arjun)).length;
    const sent = [1, 2, 3].map(() => arjun.get(BasketOrders).place(wish(7), {}));
    const ids = (await Promise.all(sent)).map(valueOf);
    expect(new Set(ids).size).toBe(1);
    expect(await ordersOf(arjun)).toHaveLength(before + 1);
  });

  it('is rejected at a price that differs from the basket’s', async () => {
    const stale = await arjun.get(BasketOrders).place(wish(1, Money.of('28000')), {});
    expect(refusalOf(stale)).toBe('409 price-changed');
  });

  it('of an investor without a demat account is refused [PM-4.74]', async () => {
    const leela = await signedIn(backend, LEELA);
    expect(refusalOf(await leela.get(BasketOrders).place(wish(1), {}))).toBe('409 demat-missing');
  });

  it.each([
    [12, 'confirmed', 'If money left your account, it is returned to the same account'],
    [13, 'pending', 'You do not need to pay.'],
  ] as const)('of %i that is cancelled while %s says: %s', async (units, status, said) => {
    const id = valueOf(await arjun.get(BasketOrders).place(wish(units), {}));
    if (status === 'confirmed') await backend.control.call('POST', `orders/${id}/confirm`, {});
    await backend.control.call('POST', `orders/${id}/cancel`, {});
    const [message] = await backend.control.outbox(ARJUN);
    expect(message?.text).toContain(`(order ${id}). ${said}`);
  });

  it('without data in its answer is no success [PM-7.6]', async () => {
    await backend.control.fault({
      route: 'POST /api/private-market/basket/ordersubmit',
      kind: 'patch',
      patch: { data: null },
      times: 1,
    });
    const placed = await arjun.get(BasketOrders).place(wish(11), {});
    expect(failureOf(placed).kind).toBe('unexpected-reply');
  });
});

describe('the list of basket orders', () => {
  it('has each order with its shares, newest first [PM-7.8, PM-3.34, PM-3.39]', async () => {
    const orders = await ordersOf(arjun);
    const moments = orders.map(({ placedAt }) => placedAt);
    expect(moments).toEqual(moments.toSorted((a, b) => b - a));
    const first = orders.at(-1);
    expect(first).toMatchObject({ status: 'completed', units: 1, basketId: 202 });
    expect(first?.items.map(({ name, quantity }) => [name, quantity])).toEqual([
      ['Tapti Energy Storage', 20],
      ['Marudhar Solar Parks', 60],
      ['Vayu Mobility', 40],
    ]);
    expect(first?.items[0]?.pricePerUnit.text).toBe('588');
    expect(first?.items[0]?.shareId).toBe(109);
  });

  it('keeps the shares of a transferred order when its basket changes [PM-3.39]', async () => {
    const { database } = backend.sandbox;
    const tapti = database.updateTable('basket_items').where('basket_id', '=', CLEAN_ENERGY);
    const setQuantity = (quantity: number) =>
      tapti.where('share_id', '=', 109).set({ quantity }).execute();
    await setQuantity(7);
    const { shares } = valueOf(await visitor.get(Baskets).find(CLEAN_ENERGY, {}));
    const held = (await ordersOf(arjun)).at(-1);
    await setQuantity(20);
    expect(shares[0]?.quantity).toBe(7);
    expect(held?.items[0]).toMatchObject({ shareId: 109, quantity: 20 });
  });

  it('sums up the holdings by basket [PM-3.35, PM-3.36]', async () => {
    const { held, totalInvestment } = valueOf(await arjun.get(BasketOrders).book({}));
    const energy = held.find(({ basketId }) => basketId === 202);
    expect(energy).toMatchObject({ name: 'Clean Energy Transition', units: 3 });
    expect(energy?.investment.text).toBe('82300');
    expect(energy?.shares).toContainEqual({
      name: 'Marudhar Solar Parks',
      logoUrl: '/shares/marudhar-solar.svg',
    });
    expect(totalInvestment.text).toBe(Money.sum(held.map((each) => each.investment)).text);
  });

  it('is empty, and no error, for an investor without orders [PM-3.37]', async () => {
    const leela = await signedIn(backend, LEELA);
    expect(valueOf(await leela.get(BasketOrders).book({}))).toMatchObject({ orders: [], held: [] });
    await backend.control.fault({
      route: 'GET /api/private-market/basket-orders/filter',
      kind: 'status',
      status: 404,
      message: 'no basket orders found',
      times: 1,
    });
    expect(valueOf(await leela.get(BasketOrders).book({})).orders).toEqual([]);
  });

  it('is for the investor alone', async () => {
    expect(failureOf(await visitor.get(BasketOrders).book({})).kind).toBe('signed-out');
    const session = arjun.get(Session).current;
    const path = '/api/private-market/basket-orders/filter?investor_id=2';
    const reply = await fetch(`${backend.appAddress}${path}`, {
      headers: { authorization: `Bearer ${session?.accessToken}`, 'x-vriddhi': '1' },
    });
    expect(reply.status).toBe(403);
  });
});
