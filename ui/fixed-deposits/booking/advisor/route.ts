import { bookingContexts } from '#ui/fixed-deposits/booking/shared/booking-contexts.ts';
import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { main } from '#ui/platform/routing/route-layouts.ts';

const advisorDeclaration = lazyScreen(
  bookingContexts,
  () => import('./advisor-declaration.view.tsx'),
  'AdvisorDeclaration',
);
const advisorOrder = lazyScreen(
  bookingContexts,
  () => import('./advisor-order.view.tsx'),
  'AdvisorOrderReview',
);
const advisorPaymentReturn = lazyScreen(
  bookingContexts,
  () => import('./advisor-payment-return.view.tsx'),
  'AdvisorPaymentReturn',
);
const advisorMaturityAction = lazyScreen(
  bookingContexts,
  () => import('./advisor-maturity-action.view.tsx'),
  'AdvisorMaturityAction',
);

export const routes: readonly AppRoute[] = [
  { path: '/ifa-journey/declaration', screen: advisorDeclaration, title: 'Declarations', ...main },
  { path: '/ifa-journey/:unique_id', screen: advisorOrder, title: 'Order summary', ...main },
  {
    path: '/fetch-bank-details-ifa',
    screen: advisorPaymentReturn,
    title: 'Checking your payment',
    ...main,
  },
  { path: '/maturity-action-ifa', screen: advisorMaturityAction, title: 'At maturity', ...main },
];
