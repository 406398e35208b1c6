import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Money } from '#domain/platform/money.ts';
import {
  OTHER_INDUSTRY,
  portfolioGain,
  positionGain,
  sharePortfolio,
  type SharePosition,
  slicesByIndustry,
} from '#domain/private-market/holdings/holdings.ts';
import { positions } from '#tests/arbitraries/share-holdings.ts';
import { sharePrices } from '#tests/arbitraries/share-orders.ts';

const lists = fc.array(positions(), { maxLength: 8 });
const priced = fc
  .tuple(positions(), sharePrices())
  .map(([position, pricePerUnit]) => ({ ...position, pricePerUnit }));

const paiseOf = (amount: Money) => BigInt(amount.decimal.times(100).toFixed());
const sum = (list: readonly bigint[]) => list.reduce((total, each) => total + each, 0n);

function held(investment: string, units = 1): SharePosition {
  return { units, investment: Money.of(investment) };
}

/** What plain JavaScript may pass for a position. */
const wrongPositions: readonly (readonly [SharePosition, string])[] = [
  [held('5', -1), 'a whole number from'],
  [held('5', 1.5), 'a whole number from'],
  [held('5', NaN), 'a whole number from'],
  [held('5', 1_000_000_000), 'a whole number from'],
  [held('-0.01'), 'an investment must not be negative'],
  [{ units: 1, investment: 5 as unknown as Money }, 'money was expected'],
];

describe('sharePortfolio', () => {
  it('adds shares and baskets up, and counts each kind apart [PM-2.138]', () => {
    const { totalInvestment, shareCount, basketCount } = sharePortfolio({
      shares: [held('9000', 10), held('500.50', 2)],
      baskets: [held('25000')],
    });
    expect([totalInvestment.text, shareCount, basketCount]).toEqual(['34500.5', 2, 1]);
    expect(sharePortfolio({ shares: [], baskets: [] }).totalInvestment.text).toBe('0');
  });

  it('is the exact sum of any holdings', () => {
    fc.assert(
      fc.property(lists, lists, (shares, baskets) => {
        const portfolio = sharePortfolio({ shares, baskets });
        const all = [...shares, ...baskets].map(({ investment }) => paiseOf(investment));
        expect(paiseOf(portfolio.totalInvestment)).toBe(sum(all));
        expect([portfolio.shareCount, portfolio.basketCount]).toEqual([
          shares.length,
          baskets.length,
        ]);
      }),
    );
  });

  it.each(wrongPositions)('refuses %j', (position, message) => {
    expect(() => sharePortfolio({ shares: [position], baskets: [] })).toThrow(message);
    expect(() => sharePortfolio({ shares: [], baskets: [position] })).toThrow(message);
  });
});

describe('positionGain', () => {
  it.each([
    ['9000', 10, '990', '9900', '900', '10'],
    ['9000', 10, '810', '8100', '-900', '-10'],
    ['9000', 10, '900', '9000', '0', '0'],
    ['300', 1, '400', '400', '100', '33.33'],
    ['0', 10, '5', '50', '50', undefined],
    ['5000', 10, '0', '0', '-5000', '-100'],
  ] as const)('of %s paid for %i at %s', (paid, units, price, ...expected) => {
    const found = positionGain({ ...held(paid, units), pricePerUnit: Money.of(price) });
    expect([found.currentValue.text, found.gain.text, found.gainPercent?.text]).toEqual(expected);
  });

  it('leads from what was paid to its worth, and to its percentage, in exact integers', () => {
    fc.assert(
      fc.property(priced, (position) => {
        const { currentValue, gain, gainPercent } = positionGain(position);
        const [paid, worth] = [paiseOf(position.investment), paiseOf(currentValue)];
        expect(worth).toBe(BigInt(position.units) * paiseOf(position.pricePerUnit));
        expect(paiseOf(gain)).toBe(worth - paid);
        const size = worth > paid ? worth - paid : paid - worth;
        const isNone = paid === 0n || worth - paid >= paid * 10n ** 7n;
        const rounded = isNone ? 0n : (20_000n * size + paid) / (2n * paid);
        const expected = isNone ? undefined : rounded * (worth < paid ? -1n : 1n);
        expect(gainPercent && BigInt(gainPercent.decimal.times(100).toFixed())).toBe(expected);
      }),
    );
  });

  it('has no percentage from a billion percent on', () => {
    const of = (price: string) => positionGain({ ...held('1'), pricePerUnit: Money.of(price) });
    expect(of('10000000.99').gainPercent?.text).toBe('999999999');
    expect('gainPercent' in of('10000001')).toBe(false);
  });

  it.each(wrongPositions)('refuses %j', (position, message) => {
    expect(() => positionGain({ ...position, pricePerUnit: Money.of('5') })).toThrow(message);
  });

  it('refuses a price below zero, or that is not money, and no facts', () => {
    const at = (pricePerUnit: unknown) => ({ ...held('5'), pricePerUnit: pricePerUnit as Money });
    expect(() => positionGain(at(Money.of('-1')))).toThrow('must not be negative');
    expect(() => positionGain(at(5))).toThrow('money was expected');
    expect(() => positionGain(5 as unknown as Parameters<typeof positionGain>[0])).toThrow(
      'a plain object was expected',
    );
  });
});

describe('portfolioGain', () => {
  it('is the sum of the gains of its positions', () => {
    fc.assert(
      fc.property(fc.array(priced, { maxLength: 6 }), (list) => {
        const all = portfolioGain(list);
        const each = list.map(positionGain);
        expect(paiseOf(all.gain)).toBe(sum(each.map(({ gain }) => paiseOf(gain))));
        expect(paiseOf(all.currentValue)).toBe(
          sum(each.map(({ currentValue }) => paiseOf(currentValue))),
        );
      }),
    );
    expect(portfolioGain([]).gainPercent).toBeUndefined();
  });

  it('weighs the percentages by what was paid', () => {
    const of = (investment: string, price: string) => ({
      ...held(investment),
      pricePerUnit: Money.of(price),
    });
    expect(portfolioGain([of('100', '150'), of('300', '250')]).gainPercent?.text).toBe('0');
    expect(portfolioGain([of('100', '150'), of('100', '90')]).gainPercent?.text).toBe('20');
  });

  it('uses the given value of a position instead of units and price', () => {
    fc.assert(
      fc.property(fc.array(priced, { maxLength: 6 }), (list) => {
        const valued = list.map(({ pricePerUnit, ...position }) => ({
          ...position,
          currentValue: pricePerUnit.times(position.units),
        }));
        expect(portfolioGain(valued)).toEqual(portfolioGain(list));
      }),
    );
  });

  it('throws for arguments of the wrong type or range', () => {
    expect(() => portfolioGain(5 as unknown as [])).toThrow('a list was expected');
    for (const [position, message] of wrongPositions) {
      const valued = { ...position, currentValue: Money.zero };
      expect(() => portfolioGain([valued])).toThrow(message);
    }
    const below = { ...held('5'), currentValue: Money.of('-1') };
    expect(() => portfolioGain([below])).toThrow('a value must not be negative');
  });
});

describe('slicesByIndustry', () => {
  const industries = fc.constantFrom('Energy', 'energy ', 'Food', '', undefined);
  const inIndustries = fc.array(
    fc.tuple(positions(), industries).map(([position, industry]) => ({ ...position, industry })),
    { minLength: 1, maxLength: 8 },
  );

  it('slices everything that was paid, largest first, together 100 percent', () => {
    fc.assert(
      fc.property(inIndustries, (list) => {
        const slices = slicesByIndustry(list);
        const paid = slices.map(({ investment }) => paiseOf(investment));
        expect(sum(paid)).toBe(sum(list.map(({ investment }) => paiseOf(investment))));
        expect(paid).toEqual(paid.toSorted((a, b) => Number(b - a)));
        const percent = sum(slices.map(({ share }) => BigInt(share.decimal.times(100).toFixed())));
        expect(percent).toBe(sum(paid) === 0n ? 0n : 10_000n);
        const names = slices.map(({ name }) => name.toLowerCase());
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });

  it('has shares without an industry under Other', () => {
    expect(OTHER_INDUSTRY).toBe('Other');
    const slices = slicesByIndustry([
      { ...held('50'), industry: ' ' },
      { ...held('100'), industry: ' Energy' },
      { ...held('50') },
      { ...held('200'), industry: 'ENERGY' },
    ]);
    expect(
      slices.map(({ name, investment, share }) => [name, investment.text, share.text]),
    ).toEqual([
      ['Energy', '300', '75'],
      ['Other', '100', '25'],
    ]);
  });

  it('throws for arguments of the wrong type or range', () => {
    const wrong = { ...held('5'), industry: 5 as unknown as string };
    expect(() => slicesByIndustry([wrong])).toThrow('text was expected');
    expect(() => slicesByIndustry(5 as unknown as [])).toThrow('a list was expected');
    expect(() => slicesByIndustry([held('-5')])).toThrow('must not be negative');
  });
});
