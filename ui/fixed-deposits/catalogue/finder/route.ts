import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { main } from '#ui/platform/routing/route-layouts.ts';

const finder = lazyScreen(
  ['fixed-deposits', 'deposit-finder'],
  () => import('./finder.view.tsx'),
  'Finder',
);

export const routes: readonly AppRoute[] = [
  { path: '/fd-finder', screen: finder, title: 'FD Finder', ...main, section: 'deposits' },
];
