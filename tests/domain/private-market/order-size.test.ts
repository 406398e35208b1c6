import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LARGEST_ORDER_LABEL,
  LARGEST_ORDER_TOTAL,
  orderSizeViolation,
} from '#domain/private-market/order-size.ts';
import { LARGEST_UNITS } from '#domain/private-market/orders/share-units.ts';
import { Money } from '#domain/platform/money.ts';
import { sharePrices, unitCounts } from '#tests/arbitraries/share-orders.ts';

describe('orderSizeViolation', () => {
  it('allows an order total of ₹100 crore, and not one paisa more', () => {
    expect(LARGEST_ORDER_TOTAL.text).toBe('1000000000');
    expect(LARGEST_ORDER_LABEL).toBe('₹100 crore');
    const pricePerUnit = Money.of(2500);
    expect(orderSizeViolation({ units: 400_000, pricePerUnit })).toBeUndefined();
    const tooLarge = { kind: 'above-largest', most: 400_000 };
    expect(orderSizeViolation({ units: 400_001, pricePerUnit })).toEqual(tooLarge);
    const paisaMore = Money.of('1000000000.01');
    expect(orderSizeViolation({ units: 1, pricePerUnit: paisaMore })?.most).toBe(0);
  });

  it('names the largest number of units that fits, at any price', () => {
    fc.assert(
      fc.property(unitCounts(), sharePrices(), (units, pricePerUnit) => {
        const total = pricePerUnit.times(units);
        const violation = orderSizeViolation({ units, pricePerUnit });
        expect(violation !== undefined).toBe(total.isGreaterThan(LARGEST_ORDER_TOTAL));
        if (violation === undefined) return;
        const { most } = violation;
        expect(most).toBeLessThan(units);
        expect(orderSizeViolation({ units: most, pricePerUnit })).toBeUndefined();
        expect(orderSizeViolation({ units: most + 1, pricePerUnit })).toEqual(violation);
      }),
    );
  });

  it('allows fewer units if it allows more', () => {
    fc.assert(
      fc.property(unitCounts(), unitCounts(), sharePrices(), (one, other, pricePerUnit) => {
        const [few, many] = [Math.min(one, other), Math.max(one, other)];
        if (orderSizeViolation({ units: many, pricePerUnit }) !== undefined) return;
        expect(orderSizeViolation({ units: few, pricePerUnit })).toBeUndefined();
      }),
    );
  });

  it('throws for arguments of the wrong type or range', () => {
    const pricePerUnit = Money.of(1);
    for (const units of [-1, 1.5, NaN, LARGEST_UNITS + 1]) {
      expect(() => orderSizeViolation({ units, pricePerUnit })).toThrow('a whole number from');
    }
    expect(() => orderSizeViolation({ units: 1, pricePerUnit: Money.zero })).toThrow(
      'an order needs a price above zero',
    );
    expect(() => orderSizeViolation(undefined as never)).toThrow('a plain object');
  });
});
