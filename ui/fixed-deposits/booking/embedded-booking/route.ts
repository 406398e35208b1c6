import { bookingContexts } from '#ui/fixed-deposits/booking/shared/booking-contexts.ts';
import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { step } from '#ui/platform/routing/route-layouts.ts';

const embeddedBooking = lazyScreen(
  bookingContexts,
  () => import('./embedded-booking.view.tsx'),
  'EmbeddedBooking',
);
const advisorBooking = lazyScreen(
  bookingContexts,
  () => import('./embedded-booking.view.tsx'),
  'AdvisorBooking',
);

export const routes: readonly AppRoute[] = [
  { path: '/tarrakki', screen: embeddedBooking, title: 'Book with the bank', ...step },
  {
    path: '/tarrakki-mobile',
    screen: embeddedBooking,
    title: 'Book with the bank',
    layout: 'headless',
    guarded: true,
  },
  { path: '/tarrakki-ifa', screen: advisorBooking, title: 'Book with the bank', ...step },
];
