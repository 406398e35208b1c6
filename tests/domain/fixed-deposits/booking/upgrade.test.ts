import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { RateCard } from '#domain/fixed-deposits/catalogue/rate-card.ts';
import {
  isBetterScheme,
  isUpgradeOffered,
  recommendedRowFor,
} from '#domain/fixed-deposits/booking/upgrade.ts';
import { cardRow } from '#tests/domain/fixed-deposits/catalogue/card-rows.ts';
import { rateColumns } from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { rateCards, ratesByColumn } from '#tests/arbitraries/rate-cards.ts';

const current = cardRow({ schemeMasterId: 1, tenure: '1Y', rates: { r: '7', sc: '8' } });
const higher = cardRow({ schemeMasterId: 2, tenure: '2Y', rates: { r: '7.5', sc: '7.9' } });

const ratedSchemes = fc.record({
  schemeMasterId: fc.integer({ min: 1, max: 3 }),
  rates: ratesByColumn(),
});
const anyColumn = fc.constantFrom(...rateColumns);

describe('isBetterScheme', () => {
  it('is better with a higher rate for this investor [FD-4.24]', () => {
    expect(isBetterScheme(higher, { current, column: 'r' })).toBe(true);
    expect(isBetterScheme(higher, { current, column: 'sc' })).toBe(false);
    expect(isBetterScheme(higher, { current, column: 'f' })).toBe(false);
    const equal = cardRow({ schemeMasterId: 2, tenure: '2Y', rates: { r: '7' } });
    expect(isBetterScheme(equal, { current, column: 'r' })).toBe(false);
  });

  it('is never better than itself [FD-4.24]', () => {
    const raised = { ...higher, schemeMasterId: 1 };
    expect(isBetterScheme(raised, { current, column: 'r' })).toBe(false);
  });

  it('is never true in both directions, or for a scheme without a rate', () => {
    fc.assert(
      fc.property(ratedSchemes, ratedSchemes, anyColumn, (one, other, column) => {
        const isBetter = isBetterScheme(one, { current: other, column });
        const isWorse = isBetterScheme(other, { current: one, column });
        expect(isBetter && isWorse).toBe(false);
        expect(isBetter && one.rates[column] === undefined).toBe(false);
        expect(isBetter && one.schemeMasterId === other.schemeMasterId).toBe(false);
      }),
    );
  });
});

describe('isUpgradeOffered', () => {
  it('is offered once at most', () => {
    const order = { recommended: higher, current, column: 'r' } as const;
    expect(isUpgradeOffered({ ...order, wasOffered: false })).toBe(true);
    expect(isUpgradeOffered({ ...order, wasOffered: true })).toBe(false);
    expect(isUpgradeOffered({ ...order, recommended: undefined, wasOffered: false })).toBe(false);
  });

  it('is true for a better scheme that was not offered before [FD-4.22]', () => {
    const recommendations = fc.option(ratedSchemes, { nil: undefined });
    fc.assert(
      fc.property(
        recommendations,
        ratedSchemes,
        anyColumn,
        fc.boolean(),
        (recommended, current, column, wasOffered) => {
          const isBetter =
            recommended !== undefined && isBetterScheme(recommended, { current, column });
          const order = { recommended, current, column, wasOffered };
          expect(isUpgradeOffered(order)).toBe(isBetter && !wasOffered);
        },
      ),
    );
  });
});

describe('recommendedRowFor', () => {
  it('recommends the highest rate of the same payout, the shortest tenure first', () => {
    const card = RateCard.of([
      cardRow({ schemeMasterId: 4, tenure: '3Y', rates: { r: '7.5' } }),
      current,
      higher,
      cardRow({ schemeMasterId: 3, tenure: '1Y', rates: { r: '9' }, payout: 'monthly' }),
    ]);
    expect(recommendedRowFor(card, { schemeMasterId: 1, column: 'r' })?.schemeMasterId).toBe(2);
    expect(recommendedRowFor(card, { schemeMasterId: 1, column: 'sc' })).toBeUndefined();
    expect(recommendedRowFor(card, { schemeMasterId: 2, column: 'r' })).toBeUndefined();
    expect(recommendedRowFor(card, { schemeMasterId: 99, column: 'r' })).toBeUndefined();
  });

  it('is of the same payout, and no row of that payout is better [FD-4.24]', () => {
    fc.assert(
      fc.property(rateCards(), fc.nat({ max: 8 }), anyColumn, (card, schemeMasterId, column) => {
        const current = card.rowOfScheme(schemeMasterId);
        const best = recommendedRowFor(card, { schemeMasterId, column });
        if (current === undefined) expect(best).toBeUndefined();
        if (best === undefined || current === undefined) return;
        expect(best.payoutFrequency).toBe(current.payoutFrequency);
        expect(isBetterScheme(best, { current, column })).toBe(true);
        const others = card.rowsFor(best.payoutFrequency);
        expect(others.some((row) => isBetterScheme(row, { current: best, column }))).toBe(false);
      }),
    );
  });
});
