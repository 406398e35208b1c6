import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Money } from '#domain/platform/money.ts';
import {
  foundShares,
  type ListedShare,
  ListingSort,
  listingSortLabel,
  sortedShares,
} from '#domain/private-market/catalogue/share-listing.ts';
import { sharePrices } from '#tests/arbitraries/share-orders.ts';

const shares = fc.array(
  fc.record({
    name: fc.constantFrom(
      'Kaveri Foods',
      'kaveri foods',
      'Tapti Energy',
      'Änder',
      'Malabar',
      ' Aravali',
    ),
    industry: fc.constantFrom('Food', 'Energy', undefined),
    pricePerUnit: fc.option(fc.oneof(sharePrices(), fc.constant(Money.of('5'))), {
      nil: undefined,
    }),
  }),
  { maxLength: 10 },
);

const list: readonly ListedShare[] = [
  { name: 'Tapti Energy', shortName: 'TAPTI', industry: 'Power', pricePerUnit: Money.of('90') },
  { name: 'Zari', industry: 'Food' },
  { name: 'kaveri Foods', isin: 'INE0KAV01011', pricePerUnit: Money.of('1250.50') },
  { name: ' Araku', pricePerUnit: Money.of('90') },
  { name: 'Bela' },
];
const names = (sort: ListingSort) => sortedShares(list, sort).map(({ name }) => name.trim());

describe('listingSortLabel', () => {
  it('calls every order by a name of its own', () => {
    expect(Object.values(ListingSort).map(listingSortLabel)).toEqual([
      'Featured',
      'Name: A to Z',
      'Price: low to high',
      'Price: high to low',
    ]);
    expect(() => listingSortLabel('date' as ListingSort)).toThrow('was expected, got "date"');
  });
});

describe('sortedShares', () => {
  it('sorts by name, by price, or not at all; shares without a price come last', () => {
    expect(names('given')).toEqual(['Tapti Energy', 'Zari', 'kaveri Foods', 'Araku', 'Bela']);
    expect(names('name')).toEqual(['Araku', 'Bela', 'kaveri Foods', 'Tapti Energy', 'Zari']);
    expect(names('lowest-price')).toEqual([
      'Tapti Energy',
      'Araku',
      'kaveri Foods',
      'Zari',
      'Bela',
    ]);
    expect(names('highest-price')).toEqual([
      'kaveri Foods',
      'Tapti Energy',
      'Araku',
      'Zari',
      'Bela',
    ]);
  });

  it('ignores blanks around a name', () => {
    const padded = [{ name: ' Zari' }, { name: 'Bela' }];
    expect(sortedShares(padded, 'name').map(({ name }) => name)).toEqual(['Bela', ' Zari']);
  });

  it('keeps every share, in order, and equal ones as they came', () => {
    fc.assert(
      fc.property(shares, fc.constantFrom(...Object.values(ListingSort)), (given, sort) => {
        const sorted = sortedShares(given, sort);
        expect(new Set(sorted)).toEqual(new Set(given));
        expect(sorted).toHaveLength(given.length);
        const sign = sort === 'highest-price' ? -1 : 1;
        const endless = sign * Infinity;
        const rank = ({ name, pricePerUnit }: ListedShare) =>
          sort === 'name'
            ? name.trim().toLowerCase()
            : (pricePerUnit?.decimal.toNumber() ?? endless);
        sorted.slice(1).forEach((share, at) => {
          const before = sorted[at];
          if (!before || sort === 'given') return;
          const [left, right] = [rank(before), rank(share)];
          const isInOrder = sign === 1 ? left <= right : left >= right || right === endless;
          expect(isInOrder).toBe(true);
          if (left === right) expect(given.indexOf(before)).toBeLessThan(given.indexOf(share));
        });
      }),
    );
  });
});

describe('foundShares', () => {
  const found = (search: string) => foundShares(list, search).map(({ name }) => name.trim());

  it('finds by name, short name, industry and ISIN, in any order of words', () => {
    expect(found('energy tapti')).toEqual(['Tapti Energy']);
    expect(found('TAPTI power')).toEqual(['Tapti Energy']);
    expect(found('food')).toEqual(['Zari', 'kaveri Foods']);
    expect(found('kav01')).toEqual(['kaveri Foods']);
    expect(found('gold')).toEqual([]);
  });

  it('finds each share by its own name, and all by an empty text', () => {
    fc.assert(
      fc.property(shares, (given) => {
        expect(foundShares(given, '  ')).toEqual(given);
        for (const share of given) expect(foundShares(given, share.name)).toContain(share);
      }),
    );
  });
});
