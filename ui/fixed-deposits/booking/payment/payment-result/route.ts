import { bookingContexts } from '#ui/fixed-deposits/booking/shared/booking-contexts.ts';
import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { main } from '#ui/platform/routing/route-layouts.ts';

const paymentResult = lazyScreen(
  bookingContexts,
  () => import('./payment-result.view.tsx'),
  'PaymentResult',
);

export const routes: readonly AppRoute[] = [
  { path: '/success', screen: paymentResult, title: 'Your payment', ...main },
];
