import type { AppRoute, RouteFile } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { market } from '#ui/platform/routing/route-layouts.ts';

const listing = lazyScreen(['market-shares'], () => import('./listing.view.tsx'), 'Listing');

export const routes: readonly AppRoute[] = [
  {
    path: '/privatemarket/listing',
    screen: listing,
    title: 'Unlisted shares',
    ...market,
    section: 'shares',
  },
];

export const documents: RouteFile['documents'] = {
  '/privatemarket/listing': {
    head: 'ListingHead',
    prefetch: [['share-list', { selection: 'all' }]],
  },
};
