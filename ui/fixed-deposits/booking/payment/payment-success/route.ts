import { bookingContexts } from '#ui/fixed-deposits/booking/shared/booking-contexts.ts';
import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { step } from '#ui/platform/routing/route-layouts.ts';

const paymentSuccess = lazyScreen(
  bookingContexts,
  () => import('./payment-success.view.tsx'),
  'PaymentSuccess',
);

export const routes: readonly AppRoute[] = [
  { path: '/payment-success', screen: paymentSuccess, title: 'Payment successful', ...step },
];
