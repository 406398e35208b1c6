import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { market } from '#ui/platform/routing/route-layouts.ts';

const sellShares = lazyScreen(
  ['market-shares', 'basket-orders', 'share-holdings'],
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
