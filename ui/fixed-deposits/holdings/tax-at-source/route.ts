import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { own } from '#ui/platform/routing/route-layouts.ts';

const taxAtSource = lazyScreen(
  ['deposit-holdings', 'all-deposits', 'device-facts'],
  () => import('./tax-at-source.view.tsx'),
  'TaxAtSource',
);

export const routes: readonly AppRoute[] = [
  {
    path: '/portfolio/tax-at-source',
    screen: taxAtSource,
    title: 'Tax deducted (TDS)',
    ...own,
    section: 'portfolio',
    isSubpage: true,
  },
];
