import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  priceLabel,
  priceRange,
  singlePrice,
  type ShownPrice,
  totalPrice,
} from '#domain/private-market/catalogue/display-price.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { sharePrices, unitCounts } from '#tests/arbitraries/share-orders.ts';

const twoPrices = fc
  .tuple(sharePrices(), sharePrices())
  .map(([a, b]) => (a.isGreaterThan(b) ? { minimum: b, maximum: a } : { minimum: a, maximum: b }));

describe('priceRange', () => {
  it('is one price if both ends agree, and undefined if they are missing or crossed', () => {
    const [low, high] = [Money.of(1500), Money.of(1700)];
    expect(priceRange({ minimum: low, maximum: high })).toEqual({
      kind: 'range',
      minimum: low,
      maximum: high,
    });
    expect(priceRange({ minimum: low, maximum: Money.of('1500.00') })?.kind).toBe('single');
    expect(priceRange({ minimum: high, maximum: low })).toBeUndefined();
    expect(priceRange({ minimum: Money.zero, maximum: high })).toBeUndefined();
    expect(priceRange({ minimum: Money.of(-1), maximum: high })).toBeUndefined();
    expect(priceRange({ minimum: undefined, maximum: high })).toBeUndefined();
    expect(priceRange({ minimum: low, maximum: undefined })).toBeUndefined();
  });

  it('keeps the two ends as they are', () => {
    fc.assert(
      fc.property(twoPrices, ({ minimum, maximum }) => {
        const range = priceRange({ minimum, maximum });
        const ends = range?.kind === 'range' ? [range.minimum, range.maximum] : [range?.amount];
        expect(ends[0]?.equals(minimum)).toBe(true);
        expect(ends.at(-1)?.equals(maximum)).toBe(true);
      }),
    );
  });
});

describe('singlePrice', () => {
  it('is a price only above zero', () => {
    expect(singlePrice(Money.of('0.01'))?.kind).toBe('single');
    expect(singlePrice(Money.zero)).toBeUndefined();
    expect(singlePrice(Money.of(-5))).toBeUndefined();
    expect(singlePrice(undefined)).toBeUndefined();
  });

  it('is defined for every price above zero', () => {
    fc.assert(
      fc.property(sharePrices(), (amount) => {
        expect(singlePrice(amount)).toEqual({ kind: 'single', amount });
      }),
    );
  });
});

describe('totalPrice', () => {
  it('is units times price, of a range at both ends [PM-4.60]', () => {
    const range: ShownPrice = { kind: 'range', minimum: Money.of('10.50'), maximum: Money.of(12) };
    expect(priceLabel(totalPrice(20, range))).toBe('₹210 – ₹240');
    const single = { kind: 'single', amount: Money.of('10.50') } as const;
    expect(priceLabel(totalPrice(20, single))).toBe('₹210');
  });

  it('counts prices to the paisa before it multiplies', () => {
    const total = totalPrice(1000, { kind: 'single', amount: Money.of('10.005') });
    expect(total).toEqual({ kind: 'single', amount: Money.of('10010') });
  });

  it('rises with the units, by one price for each', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_998 }), sharePrices(), (units, amount) => {
        const price = { kind: 'single', amount } as const;
        const [less, more] = [totalPrice(units, price), totalPrice(units + 1, price)];
        const step = less.kind === 'single' && more.kind === 'single' && less.amount.plus(amount);
        expect(step).toEqual(more.kind === 'single' && more.amount);
      }),
    );
  });

  it('is a range between the totals of both prices', () => {
    fc.assert(
      fc.property(unitCounts(), twoPrices, (units, { minimum, maximum }) => {
        const total = totalPrice(units, { kind: 'range', minimum, maximum });
        const ends = [minimum, maximum].map((amount) =>
          totalPrice(units, { kind: 'single', amount }),
        );
        const expected = ends.map((end) => end.kind === 'single' && end.amount);
        expect(total.kind === 'range' && [total.minimum, total.maximum]).toEqual(expected);
      }),
    );
  });

  it.each([0, -1, 1.5, NaN, Infinity, 1e9, '5'])('refuses %s units with an error', (units) => {
    const price = { kind: 'single', amount: Money.of(5) } as const;
    expect(() => totalPrice(units as number, price)).toThrow(
      'a whole number from 1 to 999999999 was expected',
    );
  });

  it('stops before digits are lost', () => {
    const price = { kind: 'single', amount: Money.of('9999999999') } as const;
    expect(() => totalPrice(999_999_999, price)).toThrow('money must stay below 10^18');
  });
});

describe('priceLabel', () => {
  it('writes one price, or both ends of a range, the Indian way', () => {
    expect(priceLabel({ kind: 'single', amount: Money.of('162550.5') })).toBe('₹1,62,550.50');
    const range = { kind: 'range', minimum: Money.of(99999), maximum: Money.of(100000) } as const;
    expect(priceLabel(range)).toBe('₹99,999 – ₹1,00,000');
  });

  it('reads back to the two prices', () => {
    fc.assert(
      fc.property(twoPrices, ({ minimum, maximum }) => {
        const [low, high] = priceLabel({ kind: 'range', minimum, maximum }).split(' – ');
        expect([low, high]).toEqual([formatRupees(minimum), formatRupees(maximum)]);
        const read = Money.parse(high ?? '');
        expect(read.ok && read.value.equals(maximum)).toBe(true);
      }),
    );
  });
});
