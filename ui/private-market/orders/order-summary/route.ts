import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { marketOwn } from '#ui/platform/routing/route-layouts.ts';
import { orderContexts } from '#ui/private-market/shared/market-contexts.ts';

const shareOrderSummary = lazyScreen(
  orderContexts,
  () => import('./order-summary.view.tsx'),
  'ShareOrderSummaryPage',
);

export const routes: readonly AppRoute[] = [
  {
    path: '/basket/order-summary',
    screen: shareOrderSummary,
    title: 'Order summary',
    ...marketOwn,
    section: 'activity',
    isSubpage: true,
    ground: 'green',
  },
  {
    path: '/omni-asset/order-summary',
    screen: shareOrderSummary,
    title: 'Order summary',
    ...marketOwn,
    section: 'activity',
    isSubpage: true,
    ground: 'green',
  },
];
