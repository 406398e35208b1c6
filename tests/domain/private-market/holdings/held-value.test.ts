import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Money } from '#domain/platform/money.ts';
import { type PricingTier, PricingTiers } from '#domain/private-market/catalogue/pricing-tiers.ts';
import { heldValue } from '#domain/private-market/holdings/held-value.ts';
import { unitsValue } from '#domain/private-market/orders/units-value.ts';
import { paise } from '#tests/arbitraries/share-orders.ts';

const rupees = (text: string) => Money.of(text);

/** The prices of a share of the sample data: 420 from 20 units, 412.75 from 250, 405 from 1,000. */
const MALABAR = PricingTiers.of([
  { minimumQuantity: 20, maximumQuantity: 249, pricePerUnit: rupees('420') },
  { minimumQuantity: 250, maximumQuantity: 999, pricePerUnit: rupees('412.75') },
  { minimumQuantity: 1000, pricePerUnit: rupees('405') },
]);

const prices = () => paise({ min: 1n, max: 1_000_000n });

/** Tiers of a hundred units each, the last without an end. */
const tiers = () =>
  fc.array(prices(), { minLength: 1, maxLength: 5 }).map((list) =>
    PricingTiers.of(
      list.map((pricePerUnit, at): PricingTier => ({
        minimumQuantity: at * 100 + 1,
        ...(at < list.length - 1 && { maximumQuantity: at * 100 + 100 }),
        pricePerUnit,
      })),
    ),
  );

const lots = () =>
  fc.array(
    fc
      .record({ boughtUnits: fc.integer({ min: 1, max: 600 }), sold: fc.nat({ max: 600 }) })
      .map(({ boughtUnits, sold }) => ({ boughtUnits, units: Math.max(0, boughtUnits - sold) })),
    { maxLength: 5 },
  );

const unitsIn = (held: readonly { readonly units: number }[]) =>
  held.reduce((all, { units }) => all + units, 0);

describe('heldValue', () => {
  it('is the price paid, right after any purchase at our price [PM-2.138]', () => {
    fc.assert(
      fc.property(tiers(), fc.integer({ min: 1, max: 600 }), (table, units) => {
        const price = table.tierFor(units)?.pricePerUnit ?? Money.zero;
        const lot = { boughtUnits: units, units };
        expect(heldValue({ lots: [lot], tiers: table })?.text).toBe(unitsValue(units, price).text);
      }),
    );
  });

  it('is the sum of the values of each purchase [PM-2.138]', () => {
    fc.assert(
      fc.property(tiers(), lots(), (table, held) => {
        const each = held.map((lot) => heldValue({ lots: [lot], tiers: table }) ?? Money.zero);
        expect(heldValue({ lots: held, tiers: table })?.text).toBe(Money.sum(each).text);
      }),
    );
  });

  it('is the price of the buyer for units that a buyer takes, oldest first [PM-2.138]', () => {
    fc.assert(
      fc.property(tiers(), lots(), prices(), (table, held, pricePerUnit) => {
        const units = unitsIn(held) + 5;
        const value = heldValue({ lots: held, tiers: table, bids: [{ units, pricePerUnit }] });
        expect(value?.text).toBe(unitsValue(unitsIn(held), pricePerUnit).text);
      }),
    );
    const held = [
      { boughtUnits: 250, units: 100 },
      { boughtUnits: 20, units: 20 },
    ];
    const bids = [{ units: 110, pricePerUnit: rupees('400') }];
    // 110 at 400 of the buyer, and 10 of the second purchase at 420.
    expect(heldValue({ lots: held, tiers: MALABAR, bids })?.text).toBe('48200');
  });

  it('keeps the price of a purchase whose units are sold in part [PM-2.138]', () => {
    const lot = { boughtUnits: 250, units: 30 };
    expect(heldValue({ lots: [lot], tiers: MALABAR })?.text).toBe('12382.5');
  });

  it('uses the given price below the smallest tier, and is undefined without it', () => {
    const small = { lots: [{ boughtUnits: 5, units: 5 }], tiers: MALABAR };
    expect(heldValue({ ...small, pricePerUnit: rupees('420') })?.text).toBe('2100');
    expect(heldValue(small)).toBeUndefined();
    const bids = [{ units: 5, pricePerUnit: rupees('400') }];
    expect(heldValue({ ...small, bids })?.text).toBe('2000');
  });

  it('rejects prices below zero and units that are not whole', () => {
    const lot = { boughtUnits: 5, units: 5 };
    const below = rupees('-1');
    expect(() => heldValue({ lots: [lot], tiers: MALABAR, pricePerUnit: below })).toThrow(
      'must not be negative',
    );
    const bids = [{ units: 1, pricePerUnit: below }];
    expect(() => heldValue({ lots: [lot], tiers: MALABAR, bids })).toThrow('must not be negative');
    const half = { ...lot, units: 0.5 };
    expect(() => heldValue({ lots: [half], tiers: MALABAR })).toThrow('a whole number');
    expect(() => heldValue({ lots: [lot], tiers: 5 as never })).toThrow('a table of prices');
    const misspelt = { lots: [lot], tiers: MALABAR, bid: [] };
    expect(() => heldValue(misspelt)).toThrow('there is no option "bid"');
  });
});
