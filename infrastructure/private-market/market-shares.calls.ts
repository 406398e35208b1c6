import type { ShareSelection } from '#application/private-market/market-shares.ts';
import type { PrefetchRequest } from '#infrastructure/platform/http/response-prefetch.ts';

export function shareListCall(selection: ShareSelection): PrefetchRequest {
  return {
    api: 'private-market',
    method: 'GET',
    path: '/getpreipoproducts',
    query: { filter_key: selection === 'all' ? 'all' : 'select_opportunity' },
    key: `share-list/${selection}`,
  };
}
