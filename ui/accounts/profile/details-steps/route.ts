import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { step } from '#ui/platform/routing/route-layouts.ts';

const parentalDetails = lazyScreen(
  ['accounts'],
  () => import('./parental-details.view.tsx'),
  'ParentalDetails',
);
const userAddress = lazyScreen(
  ['accounts'],
  () => import('./user-address.view.tsx'),
  'UserAddress',
);
const professionalDetails = lazyScreen(
  ['accounts'],
  () => import('./professional-details.view.tsx'),
  'ProfessionalDetails',
);

export const routes: readonly AppRoute[] = [
  { path: '/user-parental-details', screen: parentalDetails, title: "Parents' names", ...step },
  { path: '/user-address', screen: userAddress, title: 'Address', ...step },
  { path: '/professional-details', screen: professionalDetails, title: 'Occupation', ...step },
];
