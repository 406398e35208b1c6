import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import {
  type BasketAsset,
  basketAssetsValue,
  basketBreakup,
  basketDescriptionFor,
  basketNameFor,
  basketWeightages,
  DEFAULT_BASKET_NAME,
} from '#domain/private-market/catalogue/basket.ts';
import { percentOf } from '#tests/arbitraries/percentages.ts';
import { investments } from '#tests/arbitraries/share-holdings.ts';
import { sharePrices } from '#tests/arbitraries/share-orders.ts';

const assets = fc.array(
  fc.record({
    quantity: fc.integer({ min: 1, max: 500 }),
    weightage: fc.integer({ min: 1, max: 5000 }).map(percentOf),
    pricePerUnit: sharePrices(),
  }),
  { minLength: 1, maxLength: 10 },
);

function asset(quantity: number, percent: string, price = '10'): BasketAsset {
  return { quantity, weightage: Percentage.of(percent), pricePerUnit: Money.of(price) };
}

const paiseOf = (amount: Money) => BigInt(amount.decimal.times(100).toFixed());
const wrongQuantities = [-1, 1.5, NaN, Infinity, 1_000_000_000, '5' as unknown as number];

describe('basketAssetsValue', () => {
  it('is the sum of quantity times price, in exact integers', () => {
    fc.assert(
      fc.property(assets, (list) => {
        const expected = list.reduce(
          (sum, { quantity, pricePerUnit }) => sum + BigInt(quantity) * paiseOf(pricePerUnit),
          0n,
        );
        expect(paiseOf(basketAssetsValue(list))).toBe(expected);
      }),
    );
    expect(basketAssetsValue([]).text).toBe('0');
  });

  it.each(wrongQuantities)('refuses a quantity of %s', (quantity) => {
    expect(() => basketAssetsValue([asset(quantity, '5')])).toThrow('a whole number from');
  });
});

describe('basketWeightages', () => {
  it('adds up to 100 and follows the values', () => {
    fc.assert(
      fc.property(assets, (list) => {
        const parts = basketWeightages(list);
        const total = paiseOf(basketAssetsValue(list));
        expect(Money.sum(parts.map(({ decimal }) => Money.of(decimal))).text).toBe('100');
        parts.forEach((part, at) => {
          const mine = list[at];
          if (!mine) throw new Error('a part for each share');
          // Never a hundredth or more away from the exact percentage.
          const exact = 10_000n * BigInt(mine.quantity) * paiseOf(mine.pricePerUnit);
          const off = BigInt(part.decimal.times(100).toFixed()) * total - exact;
          expect(off < 0n ? -off : off).toBeLessThan(total);
        });
      }),
    );
    expect(
      basketWeightages([asset(1, '50', '100'), asset(2, '50', '150')]).map(({ text }) => text),
    ).toEqual(['25', '75']);
  });
});

describe('basketBreakup', () => {
  it('has each share as often as the baskets hold it, and loses no paisa', () => {
    const units = fc.nat({ max: 1000 });
    fc.assert(
      fc.property(assets, units, investments(), (list, held, investment) => {
        const rows = basketBreakup({ assets: list, units: held, investment });
        expect(rows.map(({ quantity }) => quantity)).toEqual(
          list.map(({ quantity }) => quantity * held),
        );
        expect(Money.sum(rows.map((row) => row.investment)).text).toBe(investment.text);
        expect(rows.every((row) => !row.investment.isNegative())).toBe(true);
      }),
    );
  });

  it('splits by the stated weightages, and keeps what the caller knows of a share', () => {
    const rows = basketBreakup({
      assets: [
        { ...asset(2, '40'), name: 'Kaveri' },
        { ...asset(1, '60'), name: 'Tapti' },
      ],
      units: 3,
      investment: Money.of('1000.01'),
    });
    expect(
      rows.map((row) => [row.name, row.quantity, row.investment.text, row.weightage.text]),
    ).toEqual([
      ['Kaveri', 6, '400', '40'],
      ['Tapti', 3, '600.01', '60'],
    ]);
  });

  it.each(wrongQuantities)('refuses %s baskets, and that many of a share', (count) => {
    const [investment, good] = [Money.of('5'), asset(1, '100')];
    expect(() => basketBreakup({ assets: [good], units: count, investment })).toThrow(
      'a whole number from',
    );
    expect(() => basketBreakup({ assets: [asset(count, '5')], units: 1, investment })).toThrow(
      'a whole number from',
    );
  });

  it('throws for a negative investment, and for arguments of the wrong type', () => {
    expect(() => basketBreakup({ assets: [], units: 1, investment: Money.of('-1') })).toThrow(
      'must not be negative',
    );
    expect(() => basketBreakup(5 as unknown as Parameters<typeof basketBreakup>[0])).toThrow(
      'a plain object was expected',
    );
  });
});

describe('basketNameFor', () => {
  it('is Diversified Basket for a blank name [PM-3.38]', () => {
    expect(DEFAULT_BASKET_NAME).toBe('Diversified Basket');
    for (const none of [undefined, '', '  '])
      expect(basketNameFor(none)).toBe('Diversified Basket');
    expect(basketNameFor(' Clean Energy ')).toBe('Clean Energy');
  });

  it('is never blank', () => {
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(basketNameFor(name).trim()).not.toBe('');
      }),
    );
    expect(() => basketNameFor(5 as unknown as string)).toThrow('text was expected');
  });
});

describe('basketDescriptionFor', () => {
  it('is its own, or names the number of shares [PM-2.107]', () => {
    expect(basketDescriptionFor({ description: ' Five makers. ', assetCount: 5 })).toBe(
      'Five makers.',
    );
    expect(basketDescriptionFor({ assetCount: 5 })).toBe(
      'A basket of 5 unlisted shares, bought together in one order.',
    );
    expect(basketDescriptionFor({ description: ' ', assetCount: 1 })).toBe(
      'A basket of 1 unlisted share, bought together in one order.',
    );
  });

  it('names every number of shares', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1000 }), (assetCount) => {
        const words = basketDescriptionFor({ description: '', assetCount }).split(' ');
        expect(words).toContain(String(assetCount));
        expect(words.includes('share,')).toBe(assetCount === 1);
      }),
    );
  });
});
