import { ListingSort } from '#domain/private-market/catalogue/share-listing.ts';
import type { ListingTab } from './listing-tab.ts';

/**
 * The search, the sort order and the length of the list, kept in the URL for back and shared links.
 */
export interface ListingNarrowing {
  readonly search: string;
  readonly sort: ListingSort;
  /** Whether the list shows all shares instead of the first ones. */
  readonly showsAll: boolean;
}

/** The longest search text, in characters. */
export const LONGEST_SEARCH = 60;

/** Reads the narrowing from the query of a URL, and ignores unknown values. */
export function narrowingFrom(query: URLSearchParams): ListingNarrowing {
  const search = query.get('q') ?? '';
  return {
    search: search.length > LONGEST_SEARCH ? '' : search,
    sort: listingSortFor(query.get('sort')),
    showsAll: query.get('shown') === 'all',
  };
}

/** The sort order for a word of a URL; the given order for any other word. */
export function listingSortFor(word: string | null): ListingSort {
  return Object.values(ListingSort).find((sort) => sort === word) ?? ListingSort.Given;
}

/** The query of a URL for a tab and its narrowing, without default values. */
export function queryOf(
  tab: ListingTab,
  { search, sort, showsAll }: ListingNarrowing,
): Record<string, string> {
  return {
    tab,
    ...(search !== '' && { q: search }),
    ...(sort !== ListingSort.Given && { sort }),
    ...(showsAll && { shown: 'all' }),
  };
}
