import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { own } from '#ui/platform/routing/route-layouts.ts';

const activity = lazyScreen(
  [
    'deposit-holdings',
    'share-orders',
    'basket-orders',
    'share-holdings',
    'personal-data',
    'activity',
  ],
  () => import('./activity.view.tsx'),
  'ActivityPage',
);

export const routes: readonly AppRoute[] = [
  { path: '/activity', screen: activity, title: 'Activity', ...own, section: 'activity' },
];
