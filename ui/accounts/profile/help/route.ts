import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { main, market } from '#ui/platform/routing/route-layouts.ts';

const helpAndSupport = lazyScreen(
  ['accounts'],
  () => import('./help-and-support.view.tsx'),
  'HelpAndSupport',
);

export const routes: readonly AppRoute[] = [
  { path: '/profile/help-support', screen: helpAndSupport, title: 'Help & Support', ...main },
  {
    path: '/private-market/profile/help-support',
    screen: helpAndSupport,
    title: 'Help & Support',
    ...market,
  },
];
