import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type PricingTier,
  PricingTiers,
  pricingTiersViolation,
} from '#domain/private-market/catalogue/pricing-tiers.ts';
import { Money } from '#domain/platform/money.ts';
import { tierLists } from '#tests/arbitraries/share-orders.ts';

const tier = (minimumQuantity: number, maximumQuantity?: number): PricingTier => ({
  id: `from-${minimumQuantity}`,
  minimumQuantity,
  maximumQuantity,
  pricePerUnit: Money.of(1600).minus(Money.of(minimumQuantity)),
  availableStock: 500,
});

describe('PricingTiers', () => {
  it('has a tier for its first and last quantity, and no tier in a gap', () => {
    const tiers = PricingTiers.of([tier(10, 99), tier(200)]);
    expect([9, 10, 99, 100, 199, 200, 1e9].map((units) => tiers.tierFor(units)?.id)).toEqual([
      undefined,
      'from-10',
      'from-10',
      undefined,
      undefined,
      'from-200',
      'from-200',
    ]);
  });

  it('has as second tier the second by quantity, in any order of the list [PM-4.65]', () => {
    const tiers = PricingTiers.of([tier(500), tier(1, 99), tier(100, 499)]);
    expect(tiers.tiers.map(({ id }) => id)).toEqual(['from-1', 'from-100', 'from-500']);
    expect(tiers.secondTier?.id).toBe('from-100');
    expect(PricingTiers.of([tier(1)]).secondTier).toBeUndefined();
  });

  it('cuts the quantities into parts: each in one tier, and only in it', () => {
    fc.assert(
      fc.property(
        tierLists({ hasGaps: false, minLength: 1 }),
        fc.nat({ max: 4000 }),
        (list, at) => {
          const tiers = PricingTiers.of(list);
          const units = at + 1;
          const covering = list.filter(
            ({ minimumQuantity, maximumQuantity = Infinity }) =>
              minimumQuantity <= units && units <= maximumQuantity,
          );
          expect(covering.length).toBeLessThanOrEqual(1);
          expect(tiers.tierFor(units)).toEqual(covering[0]);
          const isInside = units >= (list[0]?.minimumQuantity ?? 0);
          const end = list.at(-1)?.maximumQuantity ?? Infinity;
          expect(tiers.tierFor(units) !== undefined).toBe(isInside && units <= end);
        },
      ),
    );
  });

  it('does not depend on the order in which its tiers came', () => {
    const shuffled = tierLists().chain((list) =>
      fc.shuffledSubarray(list, { minLength: list.length }).map((mixed) => ({ list, mixed })),
    );
    fc.assert(
      fc.property(shuffled, ({ list, mixed }) => {
        expect(PricingTiers.of(mixed).tiers).toEqual(list);
      }),
    );
  });

  it('cannot be changed, nor through the list it was made from', () => {
    const list = [tier(1)];
    const tiers = PricingTiers.of(list);
    list.pop();
    expect(tiers.tiers.length).toBe(1);
    expect(Object.isFrozen(tiers) && Object.isFrozen(tiers.tiers[0])).toBe(true);
  });

  it('cannot be created in an invalid state with an error message', () => {
    expect(() => PricingTiers.of([tier(1, 10), tier(10)])).toThrow(
      'a table of prices cannot be made: tiers-overlap',
    );
  });

  it.each([0, -1, 1.5, NaN, Infinity, '5', undefined])('has no tier for %s units', (units) => {
    expect(() => PricingTiers.of([]).tierFor(units as number)).toThrow('a whole number from 1');
  });
});

describe('pricingTiersViolation', () => {
  it('accepts tiers that share no quantity, and an empty list', () => {
    fc.assert(
      fc.property(tierLists(), (list) => {
        expect(pricingTiersViolation(list)).toBeUndefined();
      }),
    );
  });

  it('finds any quantity with two prices, in any order, also below an open tier', () => {
    expect(pricingTiersViolation([tier(10, 20), tier(1, 10)])).toBe('tiers-overlap');
    expect(pricingTiersViolation([tier(1), tier(5, 9)])).toBe('tiers-overlap');
    expect(pricingTiersViolation([tier(1, 9), tier(1, 9)])).toBe('tiers-overlap');
    const doubled = tierLists({ minLength: 1 }).chain((list) =>
      fc.constantFrom(...list).map((copy) => [...list, { ...copy, id: 'copy' }]),
    );
    fc.assert(
      fc.property(doubled, (list) => {
        expect(pricingTiersViolation(list)).toBe('tiers-overlap');
      }),
    );
  });

  it('reports an end before the start, and accepts a tier of one quantity', () => {
    expect(pricingTiersViolation([tier(10, 9)])).toBe('ends-before-it-begins');
    expect(pricingTiersViolation([tier(10, 10)])).toBeUndefined();
  });

  it.each([
    { minimumQuantity: 0 },
    { minimumQuantity: 1.5 },
    { minimumQuantity: NaN },
    { minimumQuantity: '1' as unknown as number },
    { maximumQuantity: Infinity },
    { availableStock: -1 },
    { availableStock: 0.5 },
  ])('reports quantities that are not whole, or too small: %o', (part) => {
    expect(pricingTiersViolation([{ ...tier(1, 9), ...part }])).toBe('quantity-not-whole');
  });

  it('accepts a tier whose stock is unknown', () => {
    expect(pricingTiersViolation([{ ...tier(1), availableStock: undefined }])).toBeUndefined();
  });

  it('reports a price that is not above zero, and throws for a value that is not money', () => {
    const free = { ...tier(1), pricePerUnit: Money.zero };
    expect(pricingTiersViolation([free])).toBe('price-not-above-zero');
    const wrong = { ...tier(1), pricePerUnit: 1600 as unknown as Money };
    expect(() => pricingTiersViolation([wrong])).toThrow('money was expected');
  });
});
