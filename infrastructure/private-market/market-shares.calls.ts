import type { ShareSelection } from '#application/private-market/market-shares.ts';
import type { PrefetchRequest, Read } from '#infrastructure/platform/http/response-prefetch.ts';

export function shareListCall(selection: ShareSelection): PrefetchRequest {
  return {
    api: 'private-market',
    method: 'GET',
    path: '/getpreipoproducts',
    query: { filter_key: selection === 'all' ? 'all' : 'select_opportunity' },
    key: `share-list/${selection}`,
  };
}

/** The reads that a route may prefetch. */
export const reads = {
  'share-list': (_opened, { selection }: { readonly selection: ShareSelection }) =>
    shareListCall(selection),
} satisfies Readonly<Record<string, Read>>;
