import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { marketOwn } from '#ui/platform/routing/route-layouts.ts';
import { marketContexts } from '#ui/private-market/shared/market-contexts.ts';

const shareOrderSummary = {
  screen: lazyScreen(
    marketContexts,
    () => import('./order-summary.view.tsx'),
    'ShareOrderSummaryPage',
  ),
  title: 'Order summary',
  ...marketOwn,
  section: 'activity',
  isSubpage: true,
  ground: 'green',
} as const;

export const routes: readonly AppRoute[] = [
  { path: '/basket/order-summary', ...shareOrderSummary },
  { path: '/omni-asset/order-summary', ...shareOrderSummary },
];
