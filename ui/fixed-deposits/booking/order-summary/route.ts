import { bookingContexts } from '#ui/fixed-deposits/booking/shared/booking-contexts.ts';
import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { step } from '#ui/platform/routing/route-layouts.ts';

const orderSummary = lazyScreen(
  bookingContexts,
  () => import('./order-summary.view.tsx'),
  'OrderSummary',
);

export const routes: readonly AppRoute[] = [
  {
    path: '/preview-maturity-action',
    screen: orderSummary,
    title: 'Order summary',
    ...step,
    ground: 'green',
  },
];
