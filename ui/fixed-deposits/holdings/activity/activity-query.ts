import {
  ENTRIES_AT_ONCE,
  limitIn,
  limitQuery,
} from '#ui/fixed-deposits/holdings/passbook/entry-steps.tsx';
import type { QueryFormat } from '#ui/fixed-deposits/holdings/passbook/use-query-state.ts';
import { type ActivityFilter, activityFilters } from './copy.ts';

/** Which entries of the activity are shown. */
export interface ActivityQuery {
  readonly filter: ActivityFilter;
  /** How many entries are shown at most. */
  readonly limit: number;
}

export const activityQuery: QueryFormat<ActivityQuery> = {
  read: (query) => ({
    filter: activityFilters.find((each) => each === query.get('show')) ?? 'all',
    limit: limitIn(query),
  }),
  write: ({ filter, limit }) => ({
    ...(filter !== 'all' && { show: filter }),
    ...limitQuery(limit),
  }),
};

/** Shows another filter, from its first entry. */
export function filteredBy(filter: ActivityFilter): ActivityQuery {
  return { filter, limit: ENTRIES_AT_ONCE };
}
