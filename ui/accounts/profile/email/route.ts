import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { own } from '#ui/platform/routing/route-layouts.ts';

const changeEmail = lazyScreen(
  ['accounts', 'personal-data'],
  () => import('./change-email.view.tsx'),
  'ChangeEmail',
);

export const routes: readonly AppRoute[] = [
  { path: '/profile/email', screen: changeEmail, title: 'Email address', ...own },
];
