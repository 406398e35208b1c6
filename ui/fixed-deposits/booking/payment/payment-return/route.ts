import { bookingContexts } from '#ui/fixed-deposits/booking/shared/booking-contexts.ts';
import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { step } from '#ui/platform/routing/route-layouts.ts';

const paymentReturn = lazyScreen(
  [...bookingContexts, 'deposit-nominations'],
  () => import('./payment-return.view.tsx'),
  'PaymentReturn',
);

export const routes: readonly AppRoute[] = [
  { path: '/fetch-bank-details', screen: paymentReturn, title: 'Checking your payment', ...step },
];
