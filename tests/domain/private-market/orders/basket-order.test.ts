import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  basketOrder,
  basketOrderViolation,
  basketUnitsViolation,
  MINIMUM_BASKET_UNITS,
} from '#domain/private-market/orders/basket-order.ts';
import { orderSizeViolation } from '#domain/private-market/order-size.ts';
import { Money } from '#domain/platform/money.ts';
import { anyText, sharePrices, unitCounts } from '#tests/arbitraries/share-orders.ts';

const price = Money.of('25000.50');

describe('basketUnitsViolation', () => {
  it('requires at least one basket [PM-5.2, PM-9.1]', () => {
    expect(MINIMUM_BASKET_UNITS).toBe(1);
    expect(basketUnitsViolation('0')).toEqual({ kind: 'below-minimum', minimum: 1 });
    expect(basketUnitsViolation('1')).toBeUndefined();
  });

  it('reports missing and invalid units [PM-5.3, PM-5.4]', () => {
    expect(basketUnitsViolation('')).toEqual({ kind: 'missing' });
    expect(basketUnitsViolation('1a')).toEqual({ kind: 'not-digits' });
    expect(basketUnitsViolation('1234567890')).toEqual({ kind: 'too-many-digits', most: 9 });
  });

  it('accepts every number of units, and no other text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), unitCounts().map(String)), (text) => {
        const isFine = /^[0-9]{1,9}$/.test(text) && Number(text) > 0;
        expect(basketUnitsViolation(text) === undefined).toBe(isFine);
      }),
    );
  });
});

describe('basketOrderViolation', () => {
  it('names wrong units first, then a total above the largest order', () => {
    expect(basketOrderViolation('', price)).toEqual({ kind: 'missing' });
    expect(basketOrderViolation('0', price)).toEqual({ kind: 'below-minimum', minimum: 1 });
    expect(basketOrderViolation('39999', price)).toBeUndefined();
    const tooLarge = { kind: 'above-largest', most: 39_999 };
    expect(basketOrderViolation('40000', price)).toEqual(tooLarge);
  });

  it('agrees with the rules of units and of order size', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyText(), unitCounts().map(String)),
        sharePrices(),
        (text, pricePerUnit) => {
          const wrongUnits = basketUnitsViolation(text);
          const expected = wrongUnits ?? orderSizeViolation({ units: Number(text), pricePerUnit });
          expect(basketOrderViolation(text, pricePerUnit)).toEqual(expected);
        },
      ),
    );
  });
});

describe('basketOrder', () => {
  it('costs units times the price of a basket, and is pending [PM-4.75, PM-4.77, PM-7.7]', () => {
    const order = basketOrder('3', price);
    expect([order?.units, order?.pricePerUnit.text, order?.total.text]).toEqual([
      3,
      '25000.5',
      '75001.5',
    ]);
    expect(order?.status).toBe('pending');
  });

  it('is undefined while the units are empty or invalid [PM-5.3, PM-5.4]', () => {
    expect(['', '0', '1.5', '1234567890'].map((text) => basketOrder(text, price))).toEqual(
      Array(4).fill(undefined),
    );
  });

  it('is defined exactly for units without a violation, and adds up basket by basket', () => {
    fc.assert(
      fc.property(anyText(), unitCounts(), sharePrices(), (text, units, amount) => {
        const isFine = basketUnitsViolation(text) === undefined;
        expect(basketOrder(text, amount) !== undefined).toBe(isFine);
        const order = basketOrder(String(units), amount);
        expect(order?.total.dividedBy(units).equals(amount)).toBe(true);
      }),
    );
  });

  it('refuses an invalid price with an error message', () => {
    expect(() => basketOrder('1', 5 as never)).toThrow('money was expected');
    expect(() => basketOrder('1', Money.zero)).toThrow('a basket needs a price of a paisa or more');
  });
});
