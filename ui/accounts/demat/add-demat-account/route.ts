import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { step } from '#ui/platform/routing/route-layouts.ts';

const addDematAccount = lazyScreen(
  ['accounts'],
  () => import('./add-demat-account.view.tsx'),
  'AddDematAccount',
);

export const routes: readonly AppRoute[] = [
  { path: '/add-demat-account', screen: addDematAccount, title: 'Demat account', ...step },
];
