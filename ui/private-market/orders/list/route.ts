import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { orderContexts } from '#ui/private-market/shared/market-contexts.ts';
import { marketOwn } from '#ui/platform/routing/route-layouts.ts';

const ordersPage = lazyScreen(orderContexts, () => import('./orders.view.tsx'), 'OrdersPage');

export const routes: readonly AppRoute[] = [
  {
    path: '/privatemarket/orders',
    screen: ordersPage,
    title: 'Orders',
    ...marketOwn,
    section: 'activity',
  },
];
