import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { marketOwn } from '#ui/platform/routing/route-layouts.ts';

const dashboard = lazyScreen(
  ['fixed-deposits', 'deposit-holdings'],
  () => import('./dashboard.view.tsx'),
  'Dashboard',
);

export const routes: readonly AppRoute[] = [
  { path: '/dashboard', screen: dashboard, title: 'Home', ...marketOwn },
];
