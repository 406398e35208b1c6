import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { own } from '#ui/platform/routing/route-layouts.ts';

const insuranceCover = lazyScreen(
  ['deposit-holdings', 'all-deposits', 'device-facts'],
  () => import('./insurance-cover.view.tsx'),
  'InsuranceCover',
);

export const routes: readonly AppRoute[] = [
  {
    path: '/portfolio/insurance-cover',
    screen: insuranceCover,
    title: 'Insurance cover',
    ...own,
    section: 'portfolio',
    isSubpage: true,
  },
];
