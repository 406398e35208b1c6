import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { step } from '#ui/platform/routing/route-layouts.ts';

const userAddress = lazyScreen(
  ['accounts'],
  () => import('./user-address.view.tsx'),
  'UserAddress',
);

export const routes: readonly AppRoute[] = [
  { path: '/user-address', screen: userAddress, title: 'Address', ...step },
];
