import { bookingContexts } from '#ui/fixed-deposits/booking/shared/booking-contexts.ts';
import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { main } from '#ui/platform/routing/route-layouts.ts';

const advisorDeclaration = lazyScreen(
  bookingContexts,
  () => import('./advisor-declaration.view.tsx'),
  'AdvisorDeclaration',
);

export const routes: readonly AppRoute[] = [
  { path: '/ifa-journey/declaration', screen: advisorDeclaration, title: 'Declarations', ...main },
];
