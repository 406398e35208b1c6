import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestOffer, bestOfferLabel } from '#domain/private-market/catalogue/best-offer.ts';
import { PricingTiers } from '#domain/private-market/catalogue/pricing-tiers.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { sharePrices, tierLists } from '#tests/arbitraries/share-orders.ts';

const single = { minimumQuantity: 1, maximumQuantity: 99, pricePerUnit: Money.of(1625) };
const second = { minimumQuantity: 100, pricePerUnit: Money.of(1599) };
const tiers = PricingTiers.of([second, single]);

describe('bestOffer', () => {
  it('is made from two tiers on, and not with fewer [PM-4.62]', () => {
    expect(bestOffer(PricingTiers.of([]), Money.of(1))).toBeUndefined();
    expect(bestOffer(PricingTiers.of([single]), Money.of(1))).toBeUndefined();
    expect(bestOffer(tiers, Money.of(1))).toBeDefined();
  });

  it('is unlocked at the price of the second tier, and below [PM-4.63]', () => {
    expect(bestOffer(tiers, Money.of(1599))).toEqual({ kind: 'unlocked' });
    expect(bestOffer(tiers, Money.of('1598.99'))).toEqual({ kind: 'unlocked' });
  });

  it('otherwise names the price of the second tier by quantity [PM-4.64, PM-4.65]', () => {
    const offer = { kind: 'buy-at', ...second };
    expect(bestOffer(tiers, Money.of('1599.01'))).toEqual(offer);
    expect(bestOffer(tiers, undefined)).toEqual(offer);
  });

  it('stays unlocked at every lower price', () => {
    fc.assert(
      fc.property(tierLists({ minLength: 2 }), sharePrices(), sharePrices(), (list, a, b) => {
        const [low, high] = a.isLessThan(b) ? [a, b] : [b, a];
        const table = PricingTiers.of(list);
        if (bestOffer(table, high)?.kind === 'unlocked') {
          expect(bestOffer(table, low)).toEqual({ kind: 'unlocked' });
        }
        const isReached = !high.isGreaterThan(table.secondTier?.pricePerUnit ?? Money.zero);
        expect(bestOffer(table, high)?.kind).toBe(isReached ? 'unlocked' : 'buy-at');
      }),
    );
  });
});

describe('bestOfferLabel', () => {
  it('reads to the letter [PM-4.63, PM-4.64]', () => {
    expect(bestOfferLabel({ kind: 'unlocked' })).toBe('Better price unlocked');
    const offer = {
      kind: 'buy-at',
      pricePerUnit: Money.of('1599'),
      minimumQuantity: 1000,
    } as const;
    expect(bestOfferLabel(offer)).toBe('₹1,599 each from 1,000 shares');
  });

  it('starts with the price, written as everywhere', () => {
    fc.assert(
      fc.property(sharePrices(), (pricePerUnit) => {
        const label = bestOfferLabel({ kind: 'buy-at', pricePerUnit, minimumQuantity: 200 });
        expect(label).toBe(`${formatRupees(pricePerUnit)} each from 200 shares`);
      }),
    );
  });
});
