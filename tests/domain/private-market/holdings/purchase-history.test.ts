import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Money } from '#domain/platform/money.ts';
import {
  purchasePayable,
  purchaseTotals,
  type SharePurchase,
} from '#domain/private-market/holdings/purchase-history.ts';
import { investments } from '#tests/arbitraries/share-holdings.ts';

const purchases = fc.record({
  units: fc.nat({ max: 999_999 }),
  investment: investments(),
  stampDuty: investments(),
  taxDeductedAtSource: investments(),
  documentationCharges: fc.option(investments(), { nil: undefined }),
});

const paiseOf = (amount: Money) => BigInt(amount.decimal.times(100).toFixed());
const good: SharePurchase = {
  units: 10,
  investment: Money.of('10000'),
  stampDuty: Money.of('1.50'),
  taxDeductedAtSource: Money.zero,
};

describe('purchasePayable', () => {
  it('is the investment with stamp duty, TDS and documentation charges [PM-3.44]', () => {
    expect(purchasePayable(good).text).toBe('10001.5');
    const charged = {
      taxDeductedAtSource: Money.of('10'),
      documentationCharges: Money.of('99.50'),
    };
    expect(purchasePayable({ ...good, ...charged }).text).toBe('10111');
  });

  it('is the exact sum of its parts', () => {
    fc.assert(
      fc.property(purchases, (purchase) => {
        const { investment, stampDuty, taxDeductedAtSource, documentationCharges } = purchase;
        const parts = [
          investment,
          stampDuty,
          taxDeductedAtSource,
          documentationCharges ?? Money.zero,
        ];
        const sum = parts.map(paiseOf).reduce((total, part) => total + part, 0n);
        expect(paiseOf(purchasePayable(purchase))).toBe(sum);
      }),
    );
  });
});

describe('purchaseTotals', () => {
  it('adds up purchase by purchase, in exact integers', () => {
    fc.assert(
      fc.property(fc.array(purchases, { maxLength: 8 }), (list) => {
        const totals = purchaseTotals(list);
        const sumOf = (pick: (purchase: SharePurchase) => Money | undefined) =>
          list.reduce((sum, each) => sum + paiseOf(pick(each) ?? Money.zero), 0n);
        expect(totals.units).toBe(list.reduce((sum, each) => sum + each.units, 0));
        expect(paiseOf(totals.investment)).toBe(sumOf((each) => each.investment));
        expect(paiseOf(totals.stampDuty)).toBe(sumOf((each) => each.stampDuty));
        expect(paiseOf(totals.taxDeductedAtSource)).toBe(sumOf((each) => each.taxDeductedAtSource));
        expect(paiseOf(totals.documentationCharges)).toBe(
          sumOf((each) => each.documentationCharges),
        );
        expect(paiseOf(totals.totalPayable)).toBe(sumOf(purchasePayable));
        const units = BigInt(totals.units);
        const average = units && (2n * paiseOf(totals.investment) + units) / (2n * units);
        expect(totals.averagePrice && paiseOf(totals.averagePrice)).toBe(
          units ? average : undefined,
        );
      }),
    );
  });

  it('has an average to the paisa, and no average without units', () => {
    const more = { ...good, units: 5, investment: Money.of('700') };
    expect(
      purchaseTotals([{ ...good, investment: Money.of('1000') }, more]).averagePrice?.text,
    ).toBe('113.33');
    expect('averagePrice' in purchaseTotals([])).toBe(false);
    expect('averagePrice' in purchaseTotals([{ ...good, units: 0 }])).toBe(false);
  });

  it.each([-1, 1.5, NaN, Infinity, 1_000_000_000])('refuses %s units', (units) => {
    expect(() => purchaseTotals([{ ...good, units }])).toThrow('a whole number from');
  });
});
