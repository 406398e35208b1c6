import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { own } from '#ui/platform/routing/route-layouts.ts';

const security = lazyScreen(
  ['accounts', 'personal-data'],
  () => import('./security.view.tsx'),
  'Security',
);

export const routes: readonly AppRoute[] = [
  { path: '/profile/security', screen: security, title: 'Sign-ins and activity', ...own },
];
