import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { payment } from '#ui/platform/routing/route-layouts.ts';
import { orderContexts } from '#ui/private-market/shared/market-contexts.ts';

const orderLink = lazyScreen(
  orderContexts,
  () => import('./order-link.view.tsx'),
  'OrderLinkPage',
);

export const routes: readonly AppRoute[] = [
  {
    path: '/order-summary/:id',
    screen: orderLink,
    title: 'Order summary',
    ...payment,
    ground: 'green',
  },
];
