import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { market } from '#ui/platform/routing/route-layouts.ts';
import { orderContexts } from '#ui/private-market/shared/market-contexts.ts';

const basketDetails = lazyScreen(
  orderContexts,
  () => import('./basket.view.tsx'),
  'BasketDetails',
);

export const routes: readonly AppRoute[] = [
  {
    path: '/basket-details',
    screen: basketDetails,
    title: 'Basket',
    ...market,
    section: 'shares',
    isSubpage: true,
  },
];
