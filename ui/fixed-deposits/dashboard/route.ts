import type { AppRoute, RouteFile } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { marketOwn } from '#ui/platform/routing/route-layouts.ts';
import { BEST_LIST, MORE_LIST } from './dashboard-lists.ts';

const dashboard = lazyScreen(
  ['fixed-deposits', 'deposit-holdings'],
  () => import('./dashboard.view.tsx'),
  'Dashboard',
);

export const routes: readonly AppRoute[] = [
  { path: '/dashboard', screen: dashboard, title: 'Home', ...marketOwn, section: 'home' },
];

export const documents: RouteFile['documents'] = {
  '/dashboard': {
    head: 'DashboardHead',
    // The total includes the shares, whose code the summary imports.
    parts: {
      contexts: ['basket-orders', 'share-holdings'],
      modules: ['ui/private-market/shared/read-private-holdings.ts'],
    },
    prefetch: [
      ['deposit-summary'],
      // The dashboard's total also includes shares and baskets.
      ['held-shares'],
      ['basket-orders'],
      // What waits for the investor, and what the investor holds.
      ['unpaid-deposit-orders'],
      ['active-share-orders'],
      ['sell-requests'],
      ['held-deposits'],
      ['partner-holdings'],
      ['deposit-list-by-own-rates', BEST_LIST],
      ['deposit-list', MORE_LIST],
      ['partner-issuers'],
      ['partner-schemes'],
    ],
  },
};
