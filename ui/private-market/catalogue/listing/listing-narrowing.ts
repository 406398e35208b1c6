import { Money } from '#domain/platform/money.ts';
import { PriceTrend, type ShareFilter } from '#domain/private-market/catalogue/share-filter.ts';
import { ListingSort } from '#domain/private-market/catalogue/share-listing.ts';
import type { ListingTab } from './listing-tab.ts';

/**
 * The search, the filter, the sort order and the length of the list, kept in the URL for back and
 * shared links.
 */
export interface ListingNarrowing {
  readonly search: string;
  readonly filter: ShareFilter;
  readonly sort: ListingSort;
  /** Whether the list shows all shares instead of the first ones. */
  readonly showsAll: boolean;
}

/** The longest search text or industry, in characters. */
export const LONGEST_SEARCH = 60;
/** The budgets offered as filters, in rupees. */
export const BUDGETS: readonly string[] = ['20000', '30000', '50000', '100000'];

/** Reads the narrowing from the query of a URL, and ignores unknown values. */
export function narrowingFrom(query: URLSearchParams): ListingNarrowing {
  return {
    search: shortText(query.get('q')) ?? '',
    filter: {
      industry: shortText(query.get('industry')),
      isInStock: inStockFrom(query.get('stock')),
      budget: budgetFrom(query.get('budget')),
      trend: trendFrom(query.get('change')),
    },
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
  { search, filter, sort, showsAll }: ListingNarrowing,
): Record<string, string> {
  const { industry, isInStock, budget, trend } = filter;
  return {
    tab,
    ...(search !== '' && { q: search }),
    ...(industry !== undefined && { industry }),
    ...(isInStock !== undefined && { stock: inStockWord(isInStock) }),
    ...(budget !== undefined && { budget: budget.text }),
    ...(trend !== undefined && { change: trend }),
    ...(sort !== ListingSort.Given && { sort }),
    ...(showsAll && { shown: 'all' }),
  };
}

/** The value of the `stock` parameter in the URL. */
export function inStockWord(isInStock: boolean): 'yes' | 'no' {
  return isInStock ? 'yes' : 'no';
}

/** Parses the value of the `stock` parameter; undefined for any other text. */
export function inStockFrom(word: string | null | undefined): boolean | undefined {
  return word === 'yes' || word === 'no' ? word === 'yes' : undefined;
}

/** The offered budget of this many rupees; undefined for any other text. */
export function budgetFrom(text: string | null | undefined): Money | undefined {
  const budget = BUDGETS.find((each) => each === text);
  return budget === undefined ? undefined : Money.of(budget);
}

/** The direction of a change for a word of a URL; undefined for any other word. */
export function trendFrom(word: string | null | undefined): PriceTrend | undefined {
  return Object.values(PriceTrend).find((trend) => trend === word);
}

/** Number of parts of the filter that are set. */
export function filterCount(filter: ShareFilter): number {
  return Object.values(filter).filter((part) => part !== undefined).length;
}

function shortText(text: string | null): string | undefined {
  return text === null || text === '' || text.length > LONGEST_SEARCH ? undefined : text;
}
