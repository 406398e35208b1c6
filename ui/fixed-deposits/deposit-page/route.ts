import type { AppRoute, RouteFile } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { main } from '#ui/platform/routing/route-layouts.ts';

const investDetails = lazyScreen(
  ['fixed-deposits'],
  () => import('./invest-details.view.tsx'),
  'InvestDetails',
);

export const routes: readonly AppRoute[] = [
  {
    path: '/invest/:id/:scheme_master_id/:tag',
    screen: investDetails,
    title: 'Deposit',
    ...main,
    section: 'deposits',
  },
];

export const documents: RouteFile['documents'] = {
  '/invest/:id/:scheme_master_id/:tag': {
    prefetch: [['deposit-rates-at-maturity'], ['deposit-content'], ['deposit-offers']],
  },
};
