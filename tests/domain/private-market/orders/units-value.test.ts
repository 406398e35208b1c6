import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Money } from '#domain/platform/money.ts';
import { priceOfOne, unitsValue } from '#domain/private-market/orders/units-value.ts';
import { sharePrices, unitCounts } from '#tests/arbitraries/share-orders.ts';

const paiseOf = (amount: Money) => BigInt(amount.decimal.times(100).toFixed());
const wrongUnits = [-1, 1.5, NaN, Infinity, 1_000_000_000, '5'];

describe('unitsValue', () => {
  it('is the units times the price of one, in exact integers [PM-2.156]', () => {
    fc.assert(
      fc.property(unitCounts(), sharePrices(), (units, price) => {
        expect(paiseOf(unitsValue(units, price))).toBe(BigInt(units) * paiseOf(price));
        expect(unitsValue(0, price).text).toBe('0');
      }),
    );
    expect(unitsValue(999_999_999, Money.of('0.01')).text).toBe('9999999.99');
  });

  it.each(wrongUnits)('refuses %s units', (units) => {
    expect(() => unitsValue(units as number, Money.of('5'))).toThrow(
      'a whole number from 0 to 999999999 was expected',
    );
  });
});

describe('priceOfOne', () => {
  it('returns the price from which a value was calculated', () => {
    fc.assert(
      fc.property(unitCounts(), sharePrices(), (units, price) => {
        expect(priceOfOne(unitsValue(units, price), units).text).toBe(price.text);
      }),
    );
  });

  it('is to the paisa, half-up', () => {
    expect(priceOfOne(Money.of('10000'), 3).text).toBe('3333.33');
    expect(priceOfOne(Money.of('0.05'), 2).text).toBe('0.03');
    expect(priceOfOne(Money.of('5'), 999_999_999).text).toBe('0');
  });

  it.each([0, ...wrongUnits])('refuses %s units', (units) => {
    expect(() => priceOfOne(Money.of('5'), units as number)).toThrow(
      'a whole number from 1 to 999999999 was expected',
    );
  });
});
