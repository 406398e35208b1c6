import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { marketOwn } from '#ui/platform/routing/route-layouts.ts';

const sharePortfolio = lazyScreen(
  ['market-shares', 'basket-orders', 'share-holdings'],
  () => import('./portfolio.view.tsx'),
  'SharePortfolio',
);

export const routes: readonly AppRoute[] = [
  {
    path: '/privatemarket/portfolio',
    screen: sharePortfolio,
    title: 'Portfolio',
    ...marketOwn,
    section: 'portfolio',
  },
  {
    path: '/privatemarket/basket-breakup',
    screen: sharePortfolio,
    title: 'Your basket',
    ...marketOwn,
    section: 'portfolio',
    isSubpage: true,
  },
  {
    path: '/privatemarket/basket-asset-details',
    screen: sharePortfolio,
    title: 'Share of your basket',
    ...marketOwn,
    section: 'portfolio',
    isSubpage: true,
  },
  {
    path: '/privatemarket/omni-asset-details',
    screen: sharePortfolio,
    title: 'Your share',
    ...marketOwn,
    section: 'portfolio',
    isSubpage: true,
  },
];
