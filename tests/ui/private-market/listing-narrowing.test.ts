// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Money } from '#domain/platform/money.ts';
import { PriceTrend } from '#domain/private-market/catalogue/share-filter.ts';
import { ListingSort } from '#domain/private-market/catalogue/share-listing.ts';
import {
  BUDGETS,
  filterCount,
  LONGEST_SEARCH,
  narrowingFrom,
  queryOf,
} from '#ui/private-market/catalogue/listing/listing-narrowing.ts';
import { ListingTab } from '#ui/private-market/catalogue/listing/listing-tab.ts';

const DEFAULTS = { search: '', filter: {}, sort: ListingSort.Given, showsAll: false };

describe('narrowingFrom', () => {
  it('reads back what queryOf wrote', () => {
    const narrowings = fc.record({
      search: fc.string({ maxLength: LONGEST_SEARCH }),
      filter: fc.record({
        industry: fc.option(fc.constantFrom('Energy', 'Hotels & Travel'), { nil: undefined }),
        isInStock: fc.option(fc.boolean(), { nil: undefined }),
        budget: fc.constantFrom(undefined, ...BUDGETS.map((text) => Money.of(text))),
        trend: fc.option(fc.constantFrom(...Object.values(PriceTrend)), { nil: undefined }),
      }),
      sort: fc.constantFrom(...Object.values(ListingSort)),
      showsAll: fc.boolean(),
    });
    fc.assert(
      fc.property(narrowings, (narrowing) => {
        const query = new URLSearchParams(queryOf(ListingTab.Unlisted, narrowing));
        const read = narrowingFrom(new URLSearchParams(query.toString()));
        expect(read).toEqual(narrowing);
        expect(filterCount(read.filter)).toBe(filterCount(narrowing.filter));
      }),
    );
    expect(queryOf(ListingTab.Unlisted, DEFAULTS)).toEqual({ tab: 'unlisted' });
  });

  it('ignores unknown values', () => {
    const tooLong = 'a'.repeat(LONGEST_SEARCH + 1);
    const filters = 'stock=1&budget=1&change=up&industry=';
    const sorts = ['sort=cheapest&shown=9', 'sort=toString&shown='];
    for (const query of ['', filters, ...sorts, `q=${tooLong}`]) {
      expect(narrowingFrom(new URLSearchParams(query))).toEqual(DEFAULTS);
    }
  });
});
