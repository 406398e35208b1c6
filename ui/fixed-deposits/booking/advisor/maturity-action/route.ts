import { bookingContexts } from '#ui/fixed-deposits/booking/shared/booking-contexts.ts';
import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { main } from '#ui/platform/routing/route-layouts.ts';

const advisorMaturityAction = lazyScreen(
  bookingContexts,
  () => import('./advisor-maturity-action.view.tsx'),
  'AdvisorMaturityAction',
);

export const routes: readonly AppRoute[] = [
  { path: '/maturity-action-ifa', screen: advisorMaturityAction, title: 'At maturity', ...main },
];
