import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterSales, type PricedUnits } from '#domain/private-market/share-sale.ts';
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

  it('is what one gets by handing over the units one by one', () => {
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

  it('keeps what else is known of purchases and sales', () => {
    const after = afterSales({
      purchases: [{ ...of(2, '5'), orderId: 7 }],
      sales: [{ ...of(1, '6'), soldAt: 3 }],
    });
    expect(after.left).toEqual([{ ...of(1, '5'), orderId: 7 }]);
    expect(after.sales[0]?.sale.soldAt).toBe(3);
  });

  it('refuses to sell what is not there', () => {
    expect(() => afterSales({ purchases: [of(2, '5')], sales: [of(3, '5')] })).toThrow(
      'no more is sold than was bought, got 1 units too many',
    );
    expect(() => afterSales({ purchases: [], sales: [of(1, '5')] })).toThrow('too many');
  });

  it.each([
    [{ purchases: [of(0, '5')], sales: [] }, 'a whole number'],
    [{ purchases: [of(1.5, '5')], sales: [] }, 'a whole number'],
    [{ purchases: [of(1_000_000_000, '5')], sales: [] }, 'a whole number'],
    [{ purchases: [of(1, '5')], sales: [of(0, '5')] }, 'a whole number'],
    [{ purchases: [of(1, '-5')], sales: [] }, 'not below zero'],
    [{ purchases: [{ units: 1, pricePerUnit: 5 }], sales: [] }, 'money was expected'],
    [{ purchases: [5], sales: [] }, 'a record of named facts'],
    [{ purchases: 5, sales: [] }, 'a list'],
    [5, 'a record of named facts'],
  ])('refuses other dealings, in a sentence (%#)', (given, sentence) => {
    expect(() => afterSales(given as never)).toThrow(sentence);
  });
});
