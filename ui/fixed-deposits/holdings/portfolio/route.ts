import type { AppRoute, RouteFile } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { own } from '#ui/platform/routing/route-layouts.ts';

const portfolio = lazyScreen(
  ['deposit-holdings'],
  () => import('./portfolio.view.tsx'),
  'Portfolio',
);

export const routes: readonly AppRoute[] = [
  { path: '/portfolio', screen: portfolio, title: 'Portfolio', ...own, section: 'portfolio' },
];

export const documents: RouteFile['documents'] = {
  '/portfolio': {
    // The total includes the shares, whose code the summary imports.
    parts: {
      contexts: ['basket-orders', 'share-holdings'],
      modules: ['ui/private-market/shared/read-private-holdings.ts'],
    },
    prefetch: [
      ['deposit-summary'],
      ['held-shares'],
      ['basket-orders'],
      ['held-deposits'],
      ['partner-holdings'],
    ],
  },
};
