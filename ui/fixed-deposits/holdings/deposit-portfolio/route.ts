import type { AppRoute, RouteDocument, RouteFile } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { own } from '#ui/platform/routing/route-layouts.ts';

const deposits = lazyScreen(
  ['deposit-holdings'],
  () => import('./deposit-portfolio.view.tsx'),
  'DepositPortfolio',
);

export const routes: readonly AppRoute[] = [
  { path: '/fd-summary', screen: deposits, title: 'Portfolio', ...own, section: 'portfolio' },
  {
    path: '/investmentDetails',
    screen: deposits,
    title: 'Portfolio',
    ...own,
    section: 'portfolio',
  },
];

const document: RouteDocument = {
  prefetch: [['deposit-summary'], ['held-deposits'], ['partner-holdings']],
};

export const documents: RouteFile['documents'] = {
  '/fd-summary': document,
  '/investmentDetails': document,
};
