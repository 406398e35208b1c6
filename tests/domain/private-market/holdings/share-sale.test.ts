import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterSales,
  lotAfterSales,
  type PricedUnits,
  soldFrom,
} from '#domain/private-market/holdings/share-sale.ts';
import { Money } from '#domain/platform/money.ts';
import { investments } from '#tests/arbitraries/share-holdings.ts';

const of = (units: number, text: string): PricedUnits => ({ units, pricePerUnit: Money.of(text) });
const paiseOf = (amount: Money) => BigInt(amount.decimal.times(100).toFixed());

const priced = fc.record({ units: fc.integer({ min: 1, max: 30 }), pricePerUnit: investments() });

/** Purchases, and sales of at most as many units. */
const dealings = fc
  .record({
    purchases: fc.array(priced, { maxLength: 6 }),
    wishes: fc.array(priced, { maxLength: 6 }),
  })
  .map(({ purchases, wishes }) => {
    let held = unitsOf(purchases);
    const sales: PricedUnits[] = [];
    for (const wish of wishes) {
      const units = Math.min(wish.units, held);
      if (units > 0) sales.push({ ...wish, units });
      held -= units;
    }
    return { purchases, sales };
  });

function unitsOf(list: readonly PricedUnits[]): number {
  return list.reduce((all, { units }) => all + units, 0);
}

/** The price of each unit, one by one, in paise. */
const oneByOne = (list: readonly PricedUnits[]) =>
  list.flatMap(({ units, pricePerUnit }) => Array<bigint>(units).fill(paiseOf(pricePerUnit)));
const sum = (list: readonly bigint[]) => list.reduce((all, each) => all + each, 0n);

describe('afterSales', () => {
  it('takes from the oldest purchase first', () => {
    const purchases = [of(10, '100'), of(5, '140')];
    const { left, sales } = afterSales({ purchases, sales: [of(4, '150'), of(8, '90')] });
    expect(left.map(({ units, pricePerUnit }) => [units, pricePerUnit.text])).toEqual([[3, '140']]);
    expect(sales.map(({ proceeds, cost, gain }) => [proceeds.text, cost.text, gain.text])).toEqual([
      ['600', '400', '200'],
      ['720', '880', '-160'],
    ]);
  });

  it('equals the result of handing over the units one by one', () => {
    fc.assert(
      fc.property(dealings, ({ purchases, sales }) => {
        const units = oneByOne(purchases);
        const after = afterSales({ purchases, sales });
        for (const { sale, cost, proceeds, gain } of after.sales) {
          const taken = sum(units.splice(0, sale.units));
          expect(paiseOf(cost)).toBe(taken);
          expect(paiseOf(proceeds)).toBe(paiseOf(sale.pricePerUnit) * BigInt(sale.units));
          expect(paiseOf(gain)).toBe(paiseOf(proceeds) - taken);
        }
        expect(oneByOne(after.left)).toEqual(units);
      }),
    );
  });

  it('loses no unit and no paisa', () => {
    fc.assert(
      fc.property(dealings, (given) => {
        const { left, sales } = afterSales(given);
        expect(unitsOf(left) + unitsOf(given.sales)).toBe(unitsOf(given.purchases));
        const costs = sales.map(({ cost }) => paiseOf(cost));
        expect(sum(oneByOne(left)) + sum(costs)).toBe(sum(oneByOne(given.purchases)));
      }),
    );
  });

  it('keeps the other fields of purchases and sales', () => {
    const after = afterSales({
      purchases: [{ ...of(2, '5'), orderId: 7 }],
      sales: [{ ...of(1, '6'), soldAt: 3 }],
    });
    expect(after.left).toEqual([{ ...of(1, '5'), orderId: 7 }]);
    expect(after.sales[0]?.sale.soldAt).toBe(3);
  });

  it('throws for a sale of more than is held', () => {
    expect(() => afterSales({ purchases: [of(2, '5')], sales: [of(3, '5')] })).toThrow(
      'units sold exceed units bought by 1',
    );
    expect(() => afterSales({ purchases: [], sales: [of(1, '5')] })).toThrow('exceed units bought');
  });

  it.each([
    [{ purchases: [of(0, '5')], sales: [] }, 'a whole number'],
    [{ purchases: [of(1.5, '5')], sales: [] }, 'a whole number'],
    [{ purchases: [of(1_000_000_000, '5')], sales: [] }, 'a whole number'],
    [{ purchases: [of(1, '5')], sales: [of(0, '5')] }, 'a whole number'],
    [{ purchases: [of(1, '-5')], sales: [] }, 'must not be negative'],
    [{ purchases: [{ units: 1, pricePerUnit: 5 }], sales: [] }, 'money was expected'],
    [{ purchases: [5], sales: [] }, 'a plain object'],
    [{ purchases: 5, sales: [] }, 'a list'],
    [5, 'a plain object'],
  ])('throws for invalid purchases or sales (%#)', (given, message) => {
    expect(() => afterSales(given as never)).toThrow(message);
  });
});

/** Units that were paid in one sum, and sales of at most as many. */
const lots = fc
  .record({
    units: fc.integer({ min: 0, max: 1000 }),
    investment: investments(),
    wishes: fc.array(priced, { maxLength: 8 }),
  })
  .map(({ units, investment, wishes }) => {
    let left = units;
    const sales = wishes.flatMap((wish) => {
      const sold = Math.min(wish.units, left);
      left -= sold;
      return sold === 0 ? [] : [{ ...wish, units: sold }];
    });
    return { units, investment, sales };
  });

describe('lotAfterSales', () => {
  it('loses no unit and no paisa, in exact integers', () => {
    fc.assert(
      fc.property(lots, (lot) => {
        const { left, sales } = lotAfterSales(lot);
        expect(left.units + unitsOf(lot.sales)).toBe(lot.units);
        const costs = sum(sales.map(({ cost }) => paiseOf(cost)));
        expect(paiseOf(left.investment) + costs).toBe(paiseOf(lot.investment));
        let sold = 0;
        for (const { sale, proceeds, cost, gain } of sales) {
          expect(paiseOf(proceeds)).toBe(paiseOf(sale.pricePerUnit) * BigInt(sale.units));
          expect(paiseOf(gain)).toBe(paiseOf(proceeds) - paiseOf(cost));
          expect(cost.isNegative()).toBe(false);
          sold += sale.units;
        }
        // What all sales together had cost is off by no more than half a paisa.
        const exact = 2n * paiseOf(lot.investment) * BigInt(sold);
        const off = 2n * costs * BigInt(lot.units) - exact;
        const size = off < 0n ? -off : off;
        expect(size <= BigInt(lot.units)).toBe(true);
      }),
    );
  });

  it('gives the same for units sold together as for units sold one by one', () => {
    fc.assert(
      fc.property(lots, ({ units, investment }) => {
        const one = { units: 1, pricePerUnit: Money.of('5') };
        const half = Math.floor(units / 2);
        const singly = lotAfterSales({ units, investment, sales: Array(half).fill(one) });
        const atOnce = { units: half, pricePerUnit: Money.of('5') };
        const together = lotAfterSales({ units, investment, sales: half === 0 ? [] : [atOnce] });
        expect(singly.left).toEqual(together.left);
      }),
    );
  });

  it.each([
    [{ units: 2, investment: Money.of('5'), sales: [of(3, '5')] }, '3 of 2 units'],
    [{ units: -1, investment: Money.of('5'), sales: [] }, 'a whole number from 0'],
    [{ units: 2, investment: Money.of('-5'), sales: [] }, 'an investment must not be negative'],
    [{ units: 2, investment: 5, sales: [] }, 'money was expected'],
    [{ units: 2, investment: Money.of('5'), sales: [of(1, '-5')] }, 'must not be negative'],
    [{ units: 2, investment: Money.of('5'), sales: 5 }, 'a list'],
    [5, 'a plain object'],
  ])('throws for invalid lots (%#)', (given, message) => {
    expect(() => lotAfterSales(given as never)).toThrow(message);
  });
});

describe('soldFrom', () => {
  it('takes each unit once, no more than exist, and empties one place after the other', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.array(fc.nat(60), { maxLength: 6 }), (units, held) => {
        const taken = soldFrom(units, held);
        const sumOf = (list: readonly number[]) => list.reduce((all, each) => all + each, 0);
        expect(taken).toHaveLength(held.length);
        expect(sumOf(taken)).toBe(Math.min(units, sumOf(held)));
        for (const [at, there] of held.entries()) {
          expect(taken[at]).toBeLessThanOrEqual(there);
          if (sumOf(taken.slice(at + 1)) > 0) expect(taken[at]).toBe(there);
        }
      }),
    );
  });
});
