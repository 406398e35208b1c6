import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { marketOwn, payment } from '#ui/platform/routing/route-layouts.ts';
import { marketContexts } from '#ui/private-market/shared/market-contexts.ts';

const shareOrderSummary = lazyScreen(
  marketContexts,
  () => import('./order-summary.view.tsx'),
  'ShareOrderSummaryPage',
);
const orderLink = lazyScreen(
  marketContexts,
  () => import('./order-link.view.tsx'),
  'OrderLinkPage',
);

export const routes: readonly AppRoute[] = [
  {
    path: '/basket/order-summary',
    screen: shareOrderSummary,
    title: 'Order Summary',
    ...marketOwn,
    ground: 'green',
  },
  {
    path: '/omni-asset/order-summary',
    screen: shareOrderSummary,
    title: 'Order Summary',
    ...marketOwn,
    ground: 'green',
  },
  {
    path: '/order-summary/:id',
    screen: orderLink,
    title: 'Order Summary',
    ...payment,
    ground: 'green',
  },
];
