import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { main } from '#ui/platform/routing/route-layouts.ts';

const discoverList = lazyScreen(
  ['fixed-deposits'],
  () => import('./discover-list.view.tsx'),
  'DiscoverList',
);

export const routes: readonly AppRoute[] = [
  {
    path: '/cards/:id/:type',
    screen: discoverList,
    title: 'Fixed deposits',
    ...main,
    section: 'deposits',
  },
];
