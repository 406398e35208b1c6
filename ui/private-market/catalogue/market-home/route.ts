import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { market } from '#ui/platform/routing/route-layouts.ts';

const marketHome = lazyScreen(
  ['market-shares'],
  () => import('./market-home.view.tsx'),
  'MarketHome',
);

export const routes: readonly AppRoute[] = [
  {
    path: '/pre-ipo-opportunities',
    screen: marketHome,
    title: 'Opportunities',
    ...market,
    section: 'shares',
    isSubpage: true,
  },
];
