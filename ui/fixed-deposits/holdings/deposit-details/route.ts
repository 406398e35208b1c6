import { bookingContexts } from '#ui/fixed-deposits/booking/shared/booking-contexts.ts';
import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { own } from '#ui/platform/routing/route-layouts.ts';

const depositDetails = lazyScreen(
  bookingContexts,
  () => import('./deposit-details.view.tsx'),
  'DepositDetails',
);

export const routes: readonly AppRoute[] = [
  {
    path: '/portfolio/investment-details/:id/:fdid',
    screen: depositDetails,
    title: 'Your deposit',
    ...own,
    section: 'portfolio',
    isSubpage: true,
  },
];
