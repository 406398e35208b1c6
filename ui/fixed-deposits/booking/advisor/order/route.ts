import { bookingContexts } from '#ui/fixed-deposits/booking/shared/booking-contexts.ts';
import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { main } from '#ui/platform/routing/route-layouts.ts';

const advisorOrder = lazyScreen(
  bookingContexts,
  () => import('./advisor-order.view.tsx'),
  'AdvisorOrderReview',
);

export const routes: readonly AppRoute[] = [
  {
    path: '/ifa-journey/:unique_id',
    screen: advisorOrder,
    title: 'Order summary',
    ...main,
    ground: 'green',
  },
];
