import { expect, it } from 'vitest';
import { RateCard } from '#domain/fixed-deposits/rate-card.ts';
import {
  isBetterScheme,
  isUpgradeOffered,
  recommendedRowFor,
} from '#domain/fixed-deposits/upgrade.ts';
import { cardRow } from './card-rows.ts';

const current = cardRow({ schemeMasterId: 1, tenure: '1Y', rates: { r: '7', sc: '8' } });
const higher = cardRow({ schemeMasterId: 2, tenure: '2Y', rates: { r: '7.5', sc: '7.9' } });

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

it('is offered once at most', () => {
  const order = { recommended: higher, current, column: 'r' } as const;
  expect(isUpgradeOffered({ ...order, wasOffered: false })).toBe(true);
  expect(isUpgradeOffered({ ...order, wasOffered: true })).toBe(false);
  expect(isUpgradeOffered({ ...order, recommended: undefined, wasOffered: false })).toBe(false);
});

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
