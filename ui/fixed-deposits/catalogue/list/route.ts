import type { AppRoute, RouteFile } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { main } from '#ui/platform/routing/route-layouts.ts';

const investList = lazyScreen(
  ['fixed-deposits'],
  () => import('./invest-list.view.tsx'),
  'InvestList',
);
const discoverList = lazyScreen(
  ['fixed-deposits'],
  () => import('./discover-list.view.tsx'),
  'DiscoverList',
);

export const routes: readonly AppRoute[] = [
  { path: '/invest', screen: investList, title: 'Fixed deposits', ...main },
  { path: '/cards/:id/:type', screen: discoverList, title: 'Fixed deposits', ...main },
];

export const documents: RouteFile['documents'] = { '/invest': { head: 'InvestHead' } };
