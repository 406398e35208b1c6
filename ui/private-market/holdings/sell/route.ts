import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { market } from '#ui/platform/routing/route-layouts.ts';
import { marketContexts } from '#ui/private-market/shared/market-contexts.ts';

const sellShares = lazyScreen(
  [...marketContexts, 'share-holdings'],
  () => import('./sell.view.tsx'),
  'SellShares',
);

export const routes: readonly AppRoute[] = [
  {
    path: '/privatemarket/sell',
    screen: sellShares,
    title: 'Sell Shares',
    ...market,
    section: 'shares',
  },
];
