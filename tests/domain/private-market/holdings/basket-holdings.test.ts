import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Money } from '#domain/platform/money.ts';
import {
  basketHoldings,
  type BasketPurchase,
} from '#domain/private-market/holdings/basket-holdings.ts';
import { sharePrices } from '#tests/arbitraries/share-orders.ts';

const purchases = fc.array(
  fc.record({
    basketId: fc.constantFrom('1', '2', '3'),
    basketName: fc.constantFrom(undefined, '', ' ', 'Clean Energy'),
    units: fc.integer({ min: 1, max: 1000 }),
    pricePerUnit: sharePrices(),
    placedAt: fc.option(fc.nat(), { nil: undefined }),
  }),
  { maxLength: 12 },
);

function bought(over: Partial<BasketPurchase> = {}): BasketPurchase {
  return { basketId: '7', units: 1, pricePerUnit: Money.of('25000'), ...over };
}

const paiseOf = (amount: Money) => BigInt(amount.decimal.times(100).toFixed());

describe('basketHoldings', () => {
  it('adds up the purchases of one basket, and lists them newest first', () => {
    const list = [
      bought({ placedAt: 1, units: 2, basketName: 'Clean Energy' }),
      bought({ basketId: '8' }),
      bought({ placedAt: 3, pricePerUnit: Money.of('26000') }),
    ];
    const [first, second] = basketHoldings(list);
    expect([first?.basketId, first?.units, first?.investment.text]).toEqual(['7', 3, '76000']);
    expect(first?.history.map(({ placedAt }) => placedAt)).toEqual([3, 1]);
    expect(second?.basketId).toBe('8');
  });

  it('is called by its name, or Diversified Basket [PM-3.38]', () => {
    const named = basketHoldings([
      bought(),
      bought({ basketName: ' ' }),
      bought({ basketName: ' Clean ' }),
    ]);
    expect(named.map(({ name }) => name)).toEqual(['Clean']);
    expect(basketHoldings([bought()]).map(({ name }) => name)).toEqual(['Diversified Basket']);
  });

  it('loses no unit, no paisa and no purchase, in exact integers', () => {
    fc.assert(
      fc.property(purchases, (list) => {
        const holdings = basketHoldings(list);
        expect(holdings.map(({ basketId }) => basketId)).toEqual([
          ...new Set(list.map((each) => each.basketId)),
        ]);
        for (const { basketId, units, investment, history, name } of holdings) {
          const mine = list.filter((each) => each.basketId === basketId);
          expect(units).toBe(mine.reduce((sum, each) => sum + each.units, 0));
          expect(paiseOf(investment)).toBe(
            mine.reduce((sum, each) => sum + BigInt(each.units) * paiseOf(each.pricePerUnit), 0n),
          );
          expect(history).toHaveLength(mine.length);
          expect(new Set(history)).toEqual(new Set(mine));
          expect(name.trim()).not.toBe('');
        }
      }),
    );
  });

  it.each([0, -1, 1.5, NaN, 1_000_000_000])('refuses %s units', (units) => {
    expect(() => basketHoldings([bought({ units })])).toThrow('a whole number from');
  });

  it('throws for prices below zero, and for arguments of the wrong type', () => {
    expect(() => basketHoldings([bought({ pricePerUnit: Money.of('-1') })])).toThrow(
      'must not be negative',
    );
    expect(basketHoldings([bought({ pricePerUnit: Money.zero })])[0]?.investment.text).toBe('0');
    expect(() => basketHoldings([bought({ pricePerUnit: 5 as unknown as Money })])).toThrow(
      'money was expected',
    );
    expect(() => basketHoldings([bought({ basketId: 7 as unknown as string })])).toThrow(
      'text was expected',
    );
    expect(() => basketHoldings(5 as unknown as [])).toThrow('a list was expected');
  });
});
