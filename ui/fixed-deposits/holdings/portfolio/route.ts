import type { AppRoute, RouteDocument, RouteFile } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { own } from '#ui/platform/routing/route-layouts.ts';

const portfolio = lazyScreen(
  ['deposit-holdings'],
  () => import('./portfolio.view.tsx'),
  'Portfolio',
);

export const routes: readonly AppRoute[] = [
  { path: '/portfolio', screen: portfolio, title: 'Portfolio', ...own },
  { path: '/fd-summary', screen: portfolio, title: 'Portfolio', ...own },
  { path: '/investmentDetails', screen: portfolio, title: 'Portfolio', ...own },
];

const document: RouteDocument = {
  prefetch: [['deposit-summary'], ['held-deposits'], ['partner-holdings']],
};

export const documents: RouteFile['documents'] = {
  '/portfolio': document,
  '/fd-summary': document,
  '/investmentDetails': document,
};
