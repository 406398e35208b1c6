import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orderModeFor, shareOrderBox } from '#domain/private-market/orders/share-order-box.ts';
import { LARGEST_ORDER_TOTAL } from '#domain/private-market/order-size.ts';
import { priceLabel, type ShownPrice } from '#domain/private-market/catalogue/display-price.ts';
import { unitsValue } from '#domain/private-market/orders/units-value.ts';
import { unitsViolation } from '#domain/private-market/orders/share-units.ts';
import { Money } from '#domain/platform/money.ts';
import { anyText, sharePrices, unitCounts } from '#tests/arbitraries/share-orders.ts';

const share = { minimumQuantity: 10, availableStock: 500, retailPrice: Money.of(1650) };
const slab = {
  pricePerUnit: Money.of(1625),
  availableStock: 100,
  minimumPrice: Money.of(1600),
  maximumPrice: Money.of(1700),
};
const written = (price: ShownPrice | undefined) => price && priceLabel(price);

describe('orderModeFor', () => {
  it('requests what exceeds the stock, and everything without stock [PM-4.55]', () => {
    expect(orderModeFor({ units: 100, availableStock: 100 })).toBe('invest');
    expect(orderModeFor({ units: 101, availableStock: 100 })).toBe('request');
    expect(orderModeFor({ units: 1, availableStock: 0 })).toBe('request');
    expect(orderModeFor({ availableStock: 0 })).toBe('request');
    expect(orderModeFor({ availableStock: 1 })).toBe('invest');
  });

  it('never goes back to investing as more units are wanted', () => {
    const stocks = fc.nat({ max: 1_000_000 });
    fc.assert(
      fc.property(unitCounts(), unitCounts(), stocks, (one, other, availableStock) => {
        const [few, many] = [Math.min(one, other), Math.max(one, other)];
        if (orderModeFor({ units: few, availableStock }) === 'request') {
          expect(orderModeFor({ units: many, availableStock })).toBe('request');
        }
        const fits = availableStock > 0 && few <= availableStock;
        expect(orderModeFor({ units: few, availableStock })).toBe(fits ? 'invest' : 'request');
      }),
    );
  });

  it.each([-1, 1.5, NaN, Infinity, '5'])('refuses %s for units or stock', (value) => {
    const wrong = value as number;
    expect(() => orderModeFor({ units: wrong, availableStock: 1 })).toThrow('a whole number from');
    expect(() => orderModeFor({ availableStock: wrong })).toThrow('a whole number from');
  });

  it('refuses units of more than nine digits', () => {
    expect(orderModeFor({ units: 999_999_999, availableStock: 1 })).toBe('request');
    const beyond = { units: 1_000_000_000, availableStock: 1 };
    expect(() => orderModeFor(beyond)).toThrow('a whole number from 0 to 999999999');
  });
});

describe('shareOrderBox', () => {
  it('rejects a misspelt price', () => {
    const facts = { ...share, unitsText: '10', slabs: slab };
    expect(() => shareOrderBox(facts)).toThrow('there is no option "slabs"');
  });

  it('shows the price and the total of the units in invest mode [PM-4.57]', () => {
    const box = shareOrderBox({ ...share, unitsText: '100', slab });
    expect([box.mode, written(box.price), written(box.total)]).toEqual([
      'invest',
      '₹1,625',
      '₹1,62,500',
    ]);
    expect(box.violation).toBeUndefined();
  });

  it('shows ranges of both in request mode [PM-4.59, PM-4.60]', () => {
    const box = shareOrderBox({ ...share, unitsText: '101', slab });
    expect([box.mode, written(box.price), written(box.total)]).toEqual([
      'request',
      '₹1,600 – ₹1,700',
      '₹1,61,600 – ₹1,71,700',
    ]);
  });

  it('shows one price in request mode if no range is known [PM-4.59]', () => {
    const box = shareOrderBox({
      ...share,
      unitsText: '101',
      slab: { ...slab, minimumPrice: undefined },
    });
    expect([box.mode, box.price?.kind, written(box.total)]).toEqual([
      'request',
      'single',
      '₹1,64,125',
    ]);
  });

  it('goes by the stock of the slab, else by that of the share [PM-4.56]', () => {
    expect(shareOrderBox({ ...share, unitsText: '400', slab }).mode).toBe('request');
    expect(shareOrderBox({ ...share, unitsText: '400' }).mode).toBe('invest');
    const slabWithoutStock = { pricePerUnit: slab.pricePerUnit };
    const box = shareOrderBox({ ...share, unitsText: '501', slab: slabWithoutStock });
    expect(box.mode).toBe('request');
    expect(shareOrderBox({ ...share, unitsText: '', availableStock: 0 }).mode).toBe('request');
  });

  it('shows the price of the share and no total before units are typed [PM-4.57, PM-4.65]', () => {
    const box = shareOrderBox({ ...share, unitsText: '' });
    expect([written(box.price), box.total]).toEqual(['₹1,650', undefined]);
    const nothing = shareOrderBox({ ...share, unitsText: '', retailPrice: undefined });
    expect(nothing.price).toBeUndefined();
  });

  it('blocks invalid units, and a missing price [PM-5.11, PM-5.12, PM-5.13, PM-5.14]', () => {
    const kindFor = (unitsText: string) =>
      shareOrderBox({ ...share, unitsText, slab }).violation?.kind;
    expect(['', '9', '1.5', '1234567890', '10'].map(kindFor)).toEqual([
      'missing',
      'below-minimum',
      'not-digits',
      'too-many-digits',
      undefined,
    ]);
    const withoutSlab = shareOrderBox({ ...share, unitsText: '10' });
    expect([withoutSlab.violation, written(withoutSlab.price)]).toEqual([
      { kind: 'no-price' },
      '₹1,650',
    ]);
    const free = shareOrderBox({
      ...share,
      unitsText: '10',
      slab: { ...slab, pricePerUnit: Money.zero },
    });
    expect([free.violation, free.price, free.total]).toEqual([
      { kind: 'no-price' },
      undefined,
      undefined,
    ]);
  });

  it('shows the range of a share that is out of stock before any units are typed [PM-4.57, PM-4.59]', () => {
    const range = { minimumPrice: Money.of(1560), maximumPrice: Money.of(1690) };
    const box = (availableStock: number, unitsText = '') =>
      shareOrderBox({ ...share, ...range, availableStock, unitsText });
    expect(written(box(0).price)).toBe('₹1,560 – ₹1,690');
    expect(written(box(0, '20').price)).toBe('₹1,560 – ₹1,690');
    expect(box(0).total).toBeUndefined();
    expect(written(box(500).price)).toBe('₹1,650');
    expect(written(box(500, '501').price)).toBe('₹1,560 – ₹1,690');
    expect(written(shareOrderBox({ ...share, availableStock: 0, unitsText: '' }).price)).toBe(
      '₹1,650',
    );
  });

  it('refuses a total above ₹100 crore, at the upper price of a range', () => {
    const box = (unitsText: string) => shareOrderBox({ ...share, unitsText, slab });
    expect(box('588235').violation).toBeUndefined();
    const tooLarge = box('588236');
    expect(tooLarge.violation).toEqual({ kind: 'above-largest', most: 588_235 });
    expect(tooLarge.total).toBeUndefined();
  });

  it('has a total exactly for units that can be ordered at a known price', () => {
    fc.assert(
      fc.property(anyText(), fc.option(sharePrices(), { nil: undefined }), (unitsText, price) => {
        const lookedUp = price && { ...slab, pricePerUnit: price };
        const box = shareOrderBox({ ...share, unitsText, slab: lookedUp });
        const isFine = unitsViolation(unitsText, share.minimumQuantity) === undefined;
        const upper = box.price?.kind === 'range' ? box.price.maximum : box.price?.amount;
        const isAffordable =
          isFine &&
          upper !== undefined &&
          !unitsValue(Number(unitsText), upper).isGreaterThan(LARGEST_ORDER_TOTAL);
        expect(box.total !== undefined).toBe(isAffordable && price !== undefined);
        expect(box.violation === undefined).toBe(box.total !== undefined);
      }),
    );
  });
});
