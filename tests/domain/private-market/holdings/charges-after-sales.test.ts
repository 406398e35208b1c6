import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Money } from '#domain/platform/money.ts';
import {
  chargesAfterSales,
  chargesTogether,
} from '#domain/private-market/holdings/charges-after-sales.ts';
import { investments } from '#tests/arbitraries/share-holdings.ts';

describe('chargesAfterSales', () => {
  it('divides charges into two parts that add up, none below zero [PM-2.138]', () => {
    fc.assert(
      fc.property(investments(), investments(), investments(), (charges, left, sold) => {
        const parts = chargesAfterSales([charges], { left, sold: [sold] });
        expect(parts.left.plus(parts.sold).text).toBe(charges.text);
        expect(parts.left.isNegative() || parts.sold.isNegative()).toBe(false);
      }),
    );
  });

  it('keeps all charges with what is held without a sale, and none once all is sold', () => {
    fc.assert(
      fc.property(investments(), investments(), (charges, cost) => {
        const unsold = chargesAfterSales([charges], { left: cost, sold: [] });
        expect([unsold.left.text, unsold.sold.text]).toEqual([charges.text, '0']);
        if (cost.isZero()) return;
        const gone = chargesAfterSales([charges], { left: Money.zero, sold: [cost] });
        expect([gone.left.text, gone.sold.text]).toEqual(['0', charges.text]);
      }),
    );
  });

  it('divides in proportion to the price paid', () => {
    const cost = { left: Money.of('2000'), sold: [Money.of('400'), Money.of('600')] };
    const { left, sold } = chargesAfterSales([Money.of('0.30'), Money.of('0.20')], cost);
    expect([left.text, sold.text]).toEqual(['0.33', '0.17']);
  });

  it('rejects amounts below zero', () => {
    const [one, below] = [Money.of('1'), Money.of('-1')];
    const divided = (charge: Money, left: Money, sold: Money) => () =>
      chargesAfterSales([charge], { left, sold: [sold] });
    expect(divided(below, one, one)).toThrow('a charge must not');
    expect(divided(one, below, one)).toThrow('a cost must not');
    expect(divided(one, one, below)).toThrow('a cost must not');
  });
});

describe('chargesTogether', () => {
  it('adds each part of the charges', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(investments(), investments()), { maxLength: 4 }), (pairs) => {
        const all = chargesTogether(pairs.map(([left, sold]) => ({ left, sold })));
        expect(all.left.text).toBe(Money.sum(pairs.map(([left]) => left)).text);
        expect(all.sold.text).toBe(Money.sum(pairs.map(([, sold]) => sold)).text);
      }),
    );
  });

  it('rejects amounts below zero', () => {
    const part = { left: Money.of('-1'), sold: Money.zero };
    expect(() => chargesTogether([part])).toThrow('a charge must not');
  });
});
