import { bookingContexts } from '#ui/fixed-deposits/booking/shared/booking-contexts.ts';
import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { step } from '#ui/platform/routing/route-layouts.ts';

const declaration = lazyScreen(
  bookingContexts,
  () => import('./declaration.view.tsx'),
  'Declaration',
);

export const routes: readonly AppRoute[] = [
  { path: '/declaration', screen: declaration, title: 'Declarations', ...step },
];
