import { bookingContexts } from '#ui/fixed-deposits/booking/shared/booking-contexts.ts';
import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { step } from '#ui/platform/routing/route-layouts.ts';

const maturityAction = lazyScreen(
  bookingContexts,
  () => import('./maturity-action.view.tsx'),
  'MaturityAction',
);

export const routes: readonly AppRoute[] = [
  { path: '/maturity-action', screen: maturityAction, title: 'At maturity', ...step },
];
