import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { own } from '#ui/platform/routing/route-layouts.ts';

const privacyChoices = lazyScreen(
  ['accounts', 'personal-data', 'device-facts'],
  () => import('./privacy.view.tsx'),
  'Privacy',
);

export const routes: readonly AppRoute[] = [
  { path: '/profile/privacy', screen: privacyChoices, title: 'Privacy and your data', ...own },
];
