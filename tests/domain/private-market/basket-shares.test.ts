import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { type BasketShareOrder, heldBasketShares } from '#domain/private-market/basket-shares.ts';
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

  it('tells of each share what the newest order says of it, and what each order brought', () => {
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
      weightage: Percentage.of('60'),
      units: 6,
      investment: Money.of('1800'),
      currentValue: Money.of('3600'),
      history: [{ orderId: 1, placedAt: 100, baskets: 3, units: 6, investment: Money.of('1800') }],
    });
    expect([second?.name, second?.logoUrl, second?.weightage.text]).toEqual([
      'Ravi Steel',
      undefined,
      '40',
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

  it('refuses other kinds', () => {
    expect(() => heldBasketShares(5 as never)).toThrow('a list was expected, got 5');
    expect(() => heldBasketShares([5 as never])).toThrow('a record of named facts was expected');
    expect(() => heldBasketShares([{ ...order, units: 1.5 }])).toThrow('a whole number from 0');
    expect(() => heldBasketShares([{ ...order, pricePerUnit: 5 as never }])).toThrow('money');
  });
});
