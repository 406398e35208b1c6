import { PassbookFilter, passbookFilters } from '#domain/fixed-deposits/holdings/passbook.ts';
import { ENTRIES_AT_ONCE, limitIn, limitQuery } from './entry-steps.tsx';
import type { QueryFormat } from './use-query-state.ts';

/** Which entries of the passbook are shown. */
export interface PassbookQuery {
  readonly filter: PassbookFilter;
  /** The text to find in the names of deposits. */
  readonly search: string;
  /** The calendar year to show; undefined for all. */
  readonly year: number | undefined;
  /** How many entries are shown at most. */
  readonly limit: number;
}

export const passbookQuery: QueryFormat<PassbookQuery> = {
  read: (query) => {
    const year = query.get('year') ?? '';
    return {
      filter: passbookFilters.find((each) => each === query.get('show')) ?? PassbookFilter.All,
      search: query.get('search') ?? '',
      year: /^\d{4}$/.test(year) ? Number(year) : undefined,
      limit: limitIn(query),
    };
  },
  write: ({ filter, search, year, limit }) => ({
    ...(filter !== PassbookFilter.All && { show: filter }),
    ...(search !== '' && { search }),
    ...(year !== undefined && { year: String(year) }),
    ...limitQuery(limit),
  }),
};

/** Shows other entries, from the first one. */
export function narrowed(
  query: PassbookQuery,
  change: Partial<Omit<PassbookQuery, 'limit'>>,
): PassbookQuery {
  return { ...query, ...change, limit: ENTRIES_AT_ONCE };
}
