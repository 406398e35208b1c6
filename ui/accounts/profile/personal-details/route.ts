import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { marketOwn, own } from '#ui/platform/routing/route-layouts.ts';

const personalDetails = lazyScreen(
  ['accounts'],
  () => import('./personal-details.view.tsx'),
  'PersonalDetails',
);

export const routes: readonly AppRoute[] = [
  {
    path: '/profile/details/:investor_id',
    screen: personalDetails,
    title: 'Personal Details',
    ...own,
  },
  {
    path: '/private-market/profile/details/:investor_id',
    screen: personalDetails,
    title: 'Personal Details',
    ...marketOwn,
  },
];
