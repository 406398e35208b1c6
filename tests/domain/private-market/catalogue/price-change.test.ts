import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  PriceChange,
  priceChange,
  priceChangeTitle,
} from '#domain/private-market/catalogue/price-change.ts';
import { Money } from '#domain/platform/money.ts';
import { sharePrices } from '#tests/arbitraries/share-orders.ts';
import { textExcept } from '#tests/arbitraries/text-except.ts';

const seen = Money.of(1625);

describe('priceChange', () => {
  it('is shown if the price differs, and not if it is equal [PM-2.162]', () => {
    expect(priceChange({ seen, fulfilled: Money.of('1625.01') })).toBe('increased');
    expect(priceChange({ seen, fulfilled: Money.of('1624.99') })).toBe('decreased');
    expect(priceChange({ seen, fulfilled: Money.of('1625.00') })).toBeUndefined();
    expect(priceChange({ seen, fulfilled: Money.of('1625.004') })).toBeUndefined();
  });

  it('is not shown if a price is unknown [PM-2.164]', () => {
    expect(priceChange({ seen: undefined, fulfilled: seen })).toBeUndefined();
    expect(priceChange({ seen, fulfilled: undefined })).toBeUndefined();
    expect(priceChange({ seen: Money.zero, fulfilled: seen })).toBeUndefined();
    expect(priceChange({ seen, fulfilled: Money.zero })).toBeUndefined();
  });

  it('goes the other way when the prices change places', () => {
    fc.assert(
      fc.property(sharePrices(), sharePrices(), (a, b) => {
        const there = priceChange({ seen: a, fulfilled: b });
        const back = priceChange({ seen: b, fulfilled: a });
        const opposite = { increased: 'decreased', decreased: 'increased' } as const;
        expect(back).toBe(there && opposite[there]);
        expect(there === 'increased').toBe(b.isGreaterThan(a));
        expect(there === undefined).toBe(a.equals(b));
      }),
    );
  });
});

describe('priceChangeTitle', () => {
  it('names the direction [PM-2.163]', () => {
    expect(priceChangeTitle('increased')).toBe('Price Increased');
    expect(priceChangeTitle('decreased')).toBe('Price Decreased');
  });

  it('is up or down for two different prices, and undefined otherwise', () => {
    const known = Object.values(PriceChange);
    fc.assert(
      fc.property(sharePrices(), sharePrices(), textExcept(known), (one, other, word) => {
        const change = priceChange({ seen: one, fulfilled: other });
        const way = other.isGreaterThan(one) ? 'Price Increased' : 'Price Decreased';
        if (change !== undefined) expect(priceChangeTitle(change)).toBe(way);
        expect(() => priceChangeTitle(word as PriceChange)).toThrow('one of increased, decreased');
      }),
    );
  });
});
