import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Money } from '#domain/platform/money.ts';
import { priceLabel } from '#domain/private-market/catalogue/display-price.ts';
import {
  canRemoveFromWatchlist,
  watchedPrice,
  type WatchedPrices,
  watchlistAction,
  watchlistWithout,
} from '#domain/private-market/catalogue/watchlist.ts';
import { sharePrices } from '#tests/arbitraries/share-orders.ts';

describe('watchlistAction', () => {
  it('adds what is not watched, removes what is', () => {
    expect(watchlistAction(false)).toBe('add');
    expect(watchlistAction(true)).toBe('remove');
    expect(() => watchlistAction(1 as unknown as boolean)).toThrow('true or false was expected');
  });
});

describe('canRemoveFromWatchlist', () => {
  it('needs the id of a share [PM-5.44]', () => {
    for (const id of [undefined, '', ' ', 0, -1, 1.5, NaN, Infinity, null, {}]) {
      expect(canRemoveFromWatchlist(id as string)).toBe(false);
    }
    expect(canRemoveFromWatchlist('12')).toBe(true);
    expect(canRemoveFromWatchlist(12)).toBe(true);
  });

  it('accepts any text that is not blank', () => {
    fc.assert(
      fc.property(fc.string(), (id) => {
        expect(canRemoveFromWatchlist(id)).toBe(id.trim().length > 0);
      }),
    );
  });
});

describe('watchlistWithout', () => {
  it('removes the given share at once, and no other [PM-2.145]', () => {
    const list = [{ shareId: '1' }, { shareId: '2' }, { shareId: '3' }];
    expect(watchlistWithout(list, '2')).toEqual([{ shareId: '1' }, { shareId: '3' }]);
    expect(watchlistWithout(list, '9')).toEqual(list);
  });

  it('never has the share, and keeps the order of the others', () => {
    const ids = fc.constantFrom('1', '2', '3');
    fc.assert(
      fc.property(fc.array(ids), ids, (list, gone) => {
        const left = watchlistWithout(
          list.map((shareId) => ({ shareId })),
          gone,
        );
        expect(left.map(({ shareId }) => shareId)).toEqual(list.filter((id) => id !== gone));
      }),
    );
    expect(() => watchlistWithout([], 5 as unknown as string)).toThrow('text was expected');
    expect(() => watchlistWithout(5 as unknown as [], '1')).toThrow('a list was expected');
  });
});

describe('watchedPrice', () => {
  const label = (prices: WatchedPrices) => {
    const price = watchedPrice(prices);
    return price && priceLabel(price);
  };
  const range = { minimumPrice: Money.of('900'), maximumPrice: Money.of('950') };

  it('is the retail price in stock, the range without [PM-2.145]', () => {
    const all = { retailPrice: Money.of('920'), ...range };
    expect(label({ availableStock: 1, ...all })).toBe('₹920');
    expect(label({ availableStock: 0, ...all })).toBe('₹900 – ₹950');
  });

  it('is the known price if only one is known, and undefined without prices [PM-2.145]', () => {
    expect(label({ availableStock: 5, ...range })).toBe('₹900 – ₹950');
    expect(label({ availableStock: 5, retailPrice: Money.zero, ...range })).toBe('₹900 – ₹950');
    expect(label({ availableStock: 0, retailPrice: Money.of('920') })).toBe('₹920');
    expect(label({ availableStock: 0 })).toBeUndefined();
    expect(label({ availableStock: 5, minimumPrice: Money.of('900') })).toBeUndefined();
  });

  it('is one of the given prices, and defined if a retail price exists', () => {
    const stock = fc.nat({ max: 3 });
    fc.assert(
      fc.property(
        stock,
        sharePrices(),
        sharePrices(),
        (availableStock, retailPrice, maximumPrice) => {
          const minimumPrice = Money.of('0.01');
          const price = watchedPrice({ availableStock, retailPrice, minimumPrice, maximumPrice });
          const single = { kind: 'single', amount: retailPrice };
          const between = maximumPrice.equals(minimumPrice)
            ? { kind: 'single', amount: minimumPrice }
            : { kind: 'range', minimum: minimumPrice, maximum: maximumPrice };
          expect(price).toEqual(availableStock > 0 ? single : between);
        },
      ),
    );
  });
});
