import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import {
  type FilterableShare,
  filteredShares,
  PriceTrend,
  type ShareFilter,
} from '#domain/private-market/catalogue/share-filter.ts';

const energy = {
  industry: 'Energy',
  availableStock: 10,
  minimumQuantity: 50,
  pricePerUnit: Money.of('400'),
  changeOverYear: Percentage.of('12.5'),
};
const food = {
  industry: 'Food',
  availableStock: 0,
  minimumQuantity: 20,
  pricePerUnit: Money.of('450.50'),
  changeOverYear: Percentage.of('-3'),
};
const unknown = { availableStock: 5, minimumQuantity: 10, changeOverYear: Percentage.of('0') };
const list: readonly FilterableShare[] = [energy, food, unknown];
const kept = (filter: ShareFilter) => filteredShares(list, filter);

describe('filteredShares', () => {
  it('keeps all shares, in their order, without a filter', () => {
    expect(kept({})).toEqual(list);
  });

  it('keeps an industry, and shares in stock or out of stock', () => {
    expect(kept({ industry: 'Food' })).toEqual([food]);
    expect(kept({ isInStock: true })).toEqual([energy, unknown]);
    expect(kept({ isInStock: false })).toEqual([food]);
  });

  it('keeps shares whose smallest order costs at most the budget: 20 x ₹450.50 is ₹9,010', () => {
    expect(kept({ budget: Money.of('9010') })).toEqual([food]);
    expect(kept({ budget: Money.of('9009.99') })).toEqual([]);
    expect(kept({ budget: Money.of('20000') })).toEqual([energy, food]);
  });

  it('keeps prices that rose or fell; no change and an unknown one are neither', () => {
    expect(kept({ trend: PriceTrend.Risen })).toEqual([energy]);
    expect(kept({ trend: PriceTrend.Fallen })).toEqual([food]);
  });

  it('keeps what each of its parts keeps', () => {
    const filters = fc.record({
      industry: fc.constantFrom('Energy', 'Food', undefined),
      isInStock: fc.constantFrom(true, false, undefined),
      budget: fc.constantFrom(Money.of('10000'), undefined),
      trend: fc.constantFrom(...Object.values(PriceTrend), undefined),
    });
    fc.assert(
      fc.property(filters, ({ industry, isInStock, budget, trend }) => {
        const inTurn = [{ industry }, { isInStock }, { budget }, { trend }].reduce(
          (shares, part: ShareFilter) => filteredShares(shares, part),
          list,
        );
        expect(kept({ industry, isInStock, budget, trend })).toEqual(inTurn);
      }),
    );
  });

  it('rejects a filter or a share that is not valid', () => {
    expect(() => kept({ trend: 'up' as PriceTrend })).toThrow('was expected, got "up"');
    expect(() => kept({ budget: 5 as unknown as Money })).toThrow('money was expected');
    const wrong = { ...energy, minimumQuantity: 0 };
    expect(() => filteredShares([wrong], { budget: Money.of('1') })).toThrow('a whole number');
  });
});
