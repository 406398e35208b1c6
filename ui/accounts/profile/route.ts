import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { marketOwn, own } from '#ui/platform/routing/route-layouts.ts';

const profile = lazyScreen(
  ['sign-in', 'accounts', 'personal-data', 'video-kyc'],
  () => import('./profile.view.tsx'),
  'Profile',
);

export const routes: readonly AppRoute[] = [
  { path: '/profile', screen: profile, title: 'Profile', ...own },
  { path: '/private-market/profile', screen: profile, title: 'Profile', ...marketOwn },
];
