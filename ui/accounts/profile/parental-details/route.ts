import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { step } from '#ui/platform/routing/route-layouts.ts';

const parentalDetails = lazyScreen(
  ['accounts'],
  () => import('./parental-details.view.tsx'),
  'ParentalDetails',
);

export const routes: readonly AppRoute[] = [
  { path: '/user-parental-details', screen: parentalDetails, title: "Parents' names", ...step },
];
