// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ListingSort } from '#domain/private-market/catalogue/share-listing.ts';
import {
  LONGEST_SEARCH,
  narrowingFrom,
  queryOf,
} from '#ui/private-market/catalogue/listing/listing-narrowing.ts';
import { ListingTab } from '#ui/private-market/catalogue/listing/listing-tab.ts';

const DEFAULTS = { search: '', sort: ListingSort.Given, showsAll: false };

describe('narrowingFrom', () => {
  it('reads back what queryOf wrote', () => {
    const narrowings = fc.record({
      search: fc.string({ maxLength: LONGEST_SEARCH }),
      sort: fc.constantFrom(...Object.values(ListingSort)),
      showsAll: fc.boolean(),
    });
    fc.assert(
      fc.property(narrowings, (narrowing) => {
        const query = new URLSearchParams(queryOf(ListingTab.Unlisted, narrowing));
        expect(narrowingFrom(new URLSearchParams(query.toString()))).toEqual(narrowing);
      }),
    );
    expect(queryOf(ListingTab.Unlisted, DEFAULTS)).toEqual({ tab: 'unlisted' });
  });

  it('ignores unknown values', () => {
    const tooLong = 'a'.repeat(LONGEST_SEARCH + 1);
    for (const query of ['', 'sort=cheapest&shown=9', 'sort=toString&shown=', `q=${tooLong}`]) {
      expect(narrowingFrom(new URLSearchParams(query))).toEqual(DEFAULTS);
    }
  });
});
