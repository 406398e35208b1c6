import type { PrefetchRequest } from '#infrastructure/platform/http/response-prefetch.ts';

export function shareListCall(filterKey: 'all' | 'select_opportunity'): PrefetchRequest {
  return {
    api: 'private-market',
    method: 'GET',
    path: '/getpreipoproducts',
    query: { filter_key: filterKey },
    key: `share-list/${filterKey}`,
  };
}
