import { bookingContexts } from '#ui/fixed-deposits/booking/shared/booking-contexts.ts';
import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { main } from '#ui/platform/routing/route-layouts.ts';

const advisorPaymentReturn = lazyScreen(
  bookingContexts,
  () => import('./advisor-payment-return.view.tsx'),
  'AdvisorPaymentReturn',
);

export const routes: readonly AppRoute[] = [
  {
    path: '/fetch-bank-details-ifa',
    screen: advisorPaymentReturn,
    title: 'Checking your payment',
    ...main,
  },
];
