import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import {
  basketGain,
  type BasketShareOrder,
  basketsLeft,
  type HeldBasketShare,
  heldBasketShares,
} from '#domain/private-market/holdings/basket-shares.ts';
import { portfolioGain } from '#domain/private-market/holdings/holdings.ts';
import { sharePrices } from '#tests/arbitraries/share-orders.ts';

const asha = {
  shareId: 7,
  name: 'Asha Foods',
  quantity: 2,
  weightage: Percentage.of('60'),
  pricePerUnit: Money.of('600'),
};
const ravi = { ...asha, shareId: 8, name: 'Ravi Steel', weightage: Percentage.of('40') };
const order = {
  orderId: 1,
  placedAt: 100,
  units: 3,
  pricePerUnit: Money.of('1000'),
  items: [asha, ravi],
};

/** Orders of one basket: each with its own quantities, weights and prices of the same shares. */
const orders: fc.Arbitrary<readonly BasketShareOrder[]> = fc.array(
  fc.record({
    orderId: fc.nat(),
    placedAt: fc.nat(),
    units: fc.integer({ min: 1, max: 1000 }),
    pricePerUnit: sharePrices(),
    items: fc.uniqueArray(
      fc.record({
        shareId: fc.integer({ min: 1, max: 5 }),
        name: fc.constant('Asha'),
        logoUrl: fc.constantFrom(undefined, '/asha.svg'),
        quantity: fc.integer({ min: 0, max: 50 }),
        weightage: fc.integer({ min: 1, max: 100 }).map((part) => Percentage.of(part)),
        pricePerUnit: sharePrices(),
      }),
      { selector: ({ shareId }) => shareId, minLength: 1, maxLength: 5 },
    ),
  }),
  { maxLength: 6 },
);

/** The units of each share and order to sell, at most the held units. */
const wishes = fc.array(
  fc.array(
    fc.array(
      fc.record({
        part: fc.constantFrom(0, 0.01, 0.3, 0.5, 1),
        pricePerUnit: sharePrices(),
        soldAt: fc.nat(),
      }),
      { maxLength: 3 },
    ),
    { maxLength: 5 },
  ),
  { maxLength: 6 },
);
const partSold = fc.tuple(orders, wishes).map(([list, wished]) =>
  list.map((each, at): BasketShareOrder => ({
    ...each,
    items: each.items.map((item, nth) => {
      const quantity = Math.max(1, item.quantity);
      let left = quantity * each.units;
      const sales = (wished[at]?.[nth] ?? []).flatMap(({ part, ...sale }) => {
        const units = Math.ceil(left * part);
        left -= units;
        return units === 0 ? [] : [{ ...sale, requestId: 1, units }];
      });
      return { ...item, quantity, sales };
    }),
  })),
);

const paiseOf = (amount: Money) => BigInt(amount.decimal.times(100).toFixed());
const sum = (parts: readonly bigint[]) => parts.reduce((total, part) => total + part, 0n);

describe('heldBasketShares', () => {
  it('loses no share and no paisa, in exact integers', () => {
    fc.assert(
      fc.property(orders, (list) => {
        const held = heldBasketShares(list);
        expect(sum(held.map(({ investment }) => paiseOf(investment)))).toBe(
          sum(list.map((each) => BigInt(each.units) * paiseOf(each.pricePerUnit))),
        );
        for (const { shareId, units, currentValue, history, investment } of held) {
          const mine = list.flatMap(({ items, units: baskets }) =>
            items.filter((item) => item.shareId === shareId).map((item) => ({ item, baskets })),
          );
          expect(units).toBe(
            mine.reduce((all, { item, baskets }) => all + item.quantity * baskets, 0),
          );
          expect(paiseOf(currentValue)).toBe(
            sum(
              mine.map(
                ({ item, baskets }) => BigInt(item.quantity * baskets) * paiseOf(item.pricePerUnit),
              ),
            ),
          );
          expect(history).toHaveLength(mine.length);
          expect(Money.sum(history.map((each) => each.investment)).text).toBe(investment.text);
        }
      }),
    );
  });

  it('has the units bought minus those sold, and the investment minus their share of it', () => {
    fc.assert(
      fc.property(partSold, (list) => {
        const whole = heldBasketShares(
          list.map((each) => ({
            ...each,
            items: each.items.map((item) => ({ ...item, sales: undefined })),
          })),
        );
        for (const [at, share] of heldBasketShares(list).entries()) {
          const before = whole[at];
          const mine = list.flatMap(({ items }) =>
            items.filter(({ shareId }) => shareId === share.shareId),
          );
          const sold = mine.flatMap(({ sales = [] }) => sales);
          expect(share.history).toEqual(before?.history);
          expect(share.sales).toHaveLength(sold.length);
          expect(share.units).toBe(
            (before?.units ?? 0) - sold.reduce((all, { units }) => all + units, 0),
          );
          const costs = share.sales.map(({ cost }) => paiseOf(cost));
          expect(paiseOf(share.investment) + sum(costs)).toBe(
            paiseOf(before?.investment ?? Money.zero),
          );
          if (share.units === 0) expect(share.investment.isZero()).toBe(true);
          const days = share.sales.map(({ sale }) => sale.soldAt);
          if (mine.length > 1) expect(days).toEqual(days.toSorted((a, b) => b - a));
        }
      }),
    );
  });

  it('shows each share as in the newest order, with its part of each order', () => {
    const older = {
      ...order,
      orderId: 2,
      placedAt: 50,
      units: 1,
      items: [{ ...ravi, name: 'Ravi', logoUrl: '/ravi.svg', weightage: Percentage.of('100') }],
    };
    const [first, second, ...rest] = heldBasketShares([order, older]);
    expect(rest).toEqual([]);
    expect(first).toEqual({
      shareId: 7,
      name: 'Asha Foods',
      logoUrl: undefined,
      weightage: Percentage.of('42.86'),
      units: 6,
      investment: Money.of('1800'),
      currentValue: Money.of('3600'),
      history: [{ orderId: 1, placedAt: 100, baskets: 3, units: 6, investment: Money.of('1800') }],
      sales: [],
    });
    expect([second?.name, second?.logoUrl, second?.weightage.text]).toEqual([
      'Ravi Steel',
      undefined,
      '57.14',
    ]);
    expect([second?.units, second?.investment.text, second?.currentValue.text]).toEqual([
      8,
      '2200',
      '4800',
    ]);
    expect(second?.history.map(({ orderId, baskets }) => [orderId, baskets])).toEqual([
      [1, 3],
      [2, 1],
    ]);
  });

  it('weighs remaining shares at present prices: 25 of 30 are 41.26%, no longer 45.74% [PM-2.137]', () => {
    const priced = [
      { shareId: 1, quantity: 10, pricePerUnit: Money.of('1625') },
      { shareId: 2, quantity: 1, pricePerUnit: Money.of('5775') },
      { shareId: 3, quantity: 1, pricePerUnit: Money.of('8160') },
      { shareId: 4, quantity: 1, pricePerUnit: Money.of('5340') },
    ].map((share) => ({ ...asha, ...share }));
    const weights = (items: BasketShareOrder['items']) =>
      heldBasketShares([{ ...order, items }]).map(({ weightage }) => weightage.text);
    expect(weights(priced)).toEqual(['45.74', '16.26', '22.97', '15.03']);
    const sale = { requestId: 1, units: 5, pricePerUnit: Money.of('1700'), soldAt: 1 };
    const [nse, ...rest] = priced;
    if (nse === undefined) throw new Error('no share');
    const after = weights([{ ...nse, sales: [sale] }, ...rest]);
    expect(after).toEqual(['41.26', '17.6', '24.87', '16.27']);
  });

  it('uses the weights of the provider if no share has a price', () => {
    const unpriced = [asha, ravi].map((share) => ({ ...share, pricePerUnit: Money.zero }));
    const weights = heldBasketShares([{ ...order, items: unpriced }]);
    expect(weights.map(({ weightage }) => weightage.text)).toEqual(['60', '40']);
  });
});

/** Whether a sale is among these. */
const isPartSold = (shares: readonly HeldBasketShare[]) =>
  shares.some(({ sales }) => sales.length > 0);

const saleOf = (units: number) => ({
  requestId: 9,
  units,
  pricePerUnit: Money.of('700'),
  soldAt: 200,
});

describe('basketsLeft', () => {
  it('is all baskets and the whole investment while nothing is sold', () => {
    fc.assert(
      fc.property(orders, (list) => {
        const { units, investment } = basketsLeft(list);
        expect(units).toBe(list.reduce((all, each) => all + each.units, 0));
        expect(paiseOf(investment)).toBe(
          sum(list.map((each) => BigInt(each.units) * paiseOf(each.pricePerUnit))),
        );
      }),
    );
  });

  it('is the smallest number of baskets that hold the remaining shares', () => {
    fc.assert(
      fc.property(partSold, (list) => {
        for (const each of list) {
          const { units } = basketsLeft([each]);
          const shares = heldBasketShares([each]);
          expect(units).toBeLessThanOrEqual(each.units);
          if (!isPartSold(shares)) continue;
          const fits = (baskets: number) =>
            shares.every((share, at) => share.units <= baskets * (each.items[at]?.quantity ?? 0));
          expect(fits(units)).toBe(true);
          if (units > 0) expect(fits(units - 1)).toBe(false);
        }
      }),
    );
  });

  it('has the investment of the remaining shares', () => {
    fc.assert(
      fc.property(partSold, (list) => {
        const { units, investment } = basketsLeft(list);
        const shares = heldBasketShares(list);
        expect(paiseOf(investment)).toBe(sum(shares.map((share) => paiseOf(share.investment))));
        expect(units).toBe(list.reduce((all, each) => all + basketsLeft([each]).units, 0));
      }),
    );
  });

  it('counts a basket until its last share is sold [PM-2.138]', () => {
    const sold = (...units: readonly number[]) => ({
      ...order,
      items: [asha, ravi].map((item, at) => ({ ...item, sales: [saleOf(units[at] ?? 0)] })),
    });
    expect(basketsLeft([sold(6, 1)]).units).toBe(3);
    expect(basketsLeft([sold(6, 2)]).units).toBe(2);
    expect(basketsLeft([sold(3, 5)])).toEqual({ units: 2, investment: Money.of('1100') });
    expect(basketsLeft([sold(6, 6)])).toEqual({ units: 0, investment: Money.zero });
    expect(basketsLeft([])).toEqual({ units: 0, investment: Money.zero });
  });

  it('ignores a share of which a basket holds no unit', () => {
    const items = [
      { ...asha, sales: [saleOf(1)] },
      { ...ravi, quantity: 0 },
    ];
    expect(basketsLeft([{ ...order, items }]).units).toBe(3);
  });

  it('throws for a value that is not a list, and for more sales than units', () => {
    expect(() => basketsLeft(5 as never)).toThrow('a list was expected, got 5');
    const items = [{ ...asha, sales: [saleOf(7)] }, ravi];
    expect(() => basketsLeft([{ ...order, items }])).toThrow('7 of 6 units');
  });
});

describe('basketGain', () => {
  const basket = {
    units: 3,
    investment: Money.of('3000'),
    pricePerUnit: Money.of('1200'),
  };

  it('equals the sum of its shares, before and after a sale [PM-2.138]', () => {
    fc.assert(
      fc.property(partSold, (list) => {
        const shares = heldBasketShares(list);
        if (shares.length === 0) return;
        const gain = basketGain({ basket: { ...basket, ...basketsLeft(list) }, shares });
        expect(gain).toEqual(portfolioGain(shares));
        const parts = Money.sum(shares.map(({ currentValue }) => currentValue));
        expect(gain?.currentValue.text).toBe(parts.text);
      }),
    );
  });

  it('does not change by itself when one share is sold at its present price', () => {
    const before = basketGain({ basket, shares: heldBasketShares([order]) });
    const sale = { requestId: 1, units: 2, pricePerUnit: asha.pricePerUnit, soldAt: 1 };
    const sold = { ...order, items: [{ ...asha, sales: [sale] }, ravi] };
    const after = basketGain({ basket, shares: heldBasketShares([sold]) });
    expect(before?.currentValue.text).toBe('7200');
    expect(after?.currentValue.text).toBe('6000');
  });

  it('is the price of the basket right after it was bought, also with a discount [PM-2.138]', () => {
    const of = (units: number, pricePerUnit: Money, sharesPrice: Money) => {
      const [bought] = heldBasketShares([{ ...order, units, pricePerUnit, items: [asha] }]);
      const shares = bought === undefined ? [] : [bought];
      const held = { units, investment: pricePerUnit.times(units), pricePerUnit, sharesPrice };
      return basketGain({ basket: held, shares });
    };
    const oneByOne = asha.pricePerUnit.times(asha.quantity);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), fc.nat({ max: 2_000_00 }), (units, paise) => {
        const price = Money.of(paise).dividedBy(100);
        expect(of(units, price, oneByOne)?.gain.text).toBe('0');
        expect(of(units, price, Money.zero)?.currentValue.text).toBe(oneByOne.times(units).text);
      }),
    );
    expect(() => of(1, Money.of('5'), Money.of('-1'))).toThrow('the price of shares must not');
    expect(() => of(1, Money.of('-5'), oneByOne)).toThrow('must not be negative');
  });

  it('uses the price of one basket only if its shares are unknown', () => {
    const gain = basketGain({ basket, shares: [] });
    expect([gain?.currentValue.text, gain?.gain.text]).toEqual(['3600', '600']);
    const { pricePerUnit: _, ...unpriced } = basket;
    expect(basketGain({ basket: unpriced, shares: [] })).toBeUndefined();
  });

  it('is unknown if a remaining share has no price', () => {
    const unknown = { ...ravi, pricePerUnit: Money.zero };
    const shares = heldBasketShares([{ ...order, items: [asha, unknown] }]);
    expect(basketGain({ basket, shares })).toBeUndefined();
    const sale = { requestId: 1, units: 6, pricePerUnit: Money.of('5'), soldAt: 1 };
    const gone = [{ ...order, items: [asha, { ...unknown, sales: [sale] }] }];
    expect(basketGain({ basket, shares: heldBasketShares(gone) })?.currentValue.text).toBe('3600');
  });
});
