import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { step } from '#ui/platform/routing/route-layouts.ts';

const addNomination = lazyScreen(
  ['accounts', 'fixed-deposits', 'deposit-nominations'],
  () => import('./add-nomination.view.tsx'),
  'AddNomination',
);

export const routes: readonly AppRoute[] = [
  { path: '/add-nomination', screen: addNomination, title: 'Nominees', ...step },
];
