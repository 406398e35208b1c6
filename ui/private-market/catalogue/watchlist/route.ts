import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { marketOwn } from '#ui/platform/routing/route-layouts.ts';

const watchlist = lazyScreen(['market-shares'], () => import('./watchlist.view.tsx'), 'Watchlist');

export const routes: readonly AppRoute[] = [
  {
    path: '/privatemarket/watchlist',
    screen: watchlist,
    title: 'My Watchlist',
    ...marketOwn,
    section: 'shares',
  },
];
