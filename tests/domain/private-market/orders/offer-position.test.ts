import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Money } from '#domain/platform/money.ts';
import { offerPosition } from '#domain/private-market/orders/offer-position.ts';
import { sharePrices } from '#tests/arbitraries/share-orders.ts';

const minimumPrice = Money.of('2380');
const maximumPrice = Money.of('2620');
const positionOf = (price: string) =>
  offerPosition({ minimumPrice, maximumPrice, offeredPrice: Money.of(price) })?.position;

describe('offerPosition', () => {
  it('compares an offer with the range that the investor saw, both ends included', () => {
    expect(['2379.99', '2380', '2500', '2620', '2620.01'].map(positionOf)).toEqual([
      'below',
      'within',
      'within',
      'within',
      'above',
    ]);
  });

  it('is undefined without a range or an offer', () => {
    const offeredPrice = Money.of('2500');
    expect(offerPosition({ minimumPrice, maximumPrice })).toBeUndefined();
    expect(offerPosition({ minimumPrice, offeredPrice })).toBeUndefined();
    expect(offerPosition({ maximumPrice, offeredPrice })).toBeUndefined();
    const swapped = { minimumPrice: maximumPrice, maximumPrice: minimumPrice };
    expect(offerPosition({ ...swapped, offeredPrice })).toBeUndefined();
  });

  it('never moves down while the offered price rises', () => {
    const order = ['below', 'within', 'above'];
    fc.assert(
      fc.property(sharePrices(), sharePrices(), (one, other) => {
        const [low, high] = one.isGreaterThan(other) ? [other, one] : [one, other];
        const [first, second] = [low, high].map((offeredPrice) =>
          order.indexOf(
            offerPosition({ minimumPrice, maximumPrice, offeredPrice })?.position ?? '',
          ),
        );
        expect(first).toBeLessThanOrEqual(second ?? -1);
      }),
    );
  });
});
