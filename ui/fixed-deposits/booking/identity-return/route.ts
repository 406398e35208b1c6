import { bookingContexts } from '#ui/fixed-deposits/booking/shared/booking-contexts.ts';
import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';

const identityReturn = lazyScreen(
  ['identity-checks', ...bookingContexts],
  () => import('./identity-return.view.tsx'),
  'IdentityReturn',
);

export const routes: readonly AppRoute[] = [
  { path: '/fd-redireacting', screen: identityReturn, title: 'One moment', layout: 'journey' },
];
