import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { payment } from '#ui/platform/routing/route-layouts.ts';
import { orderContexts } from '#ui/private-market/shared/market-contexts.ts';

const sharePayment = lazyScreen(
  orderContexts,
  () => import('./payment.view.tsx'),
  'SharePaymentPage',
);

export const routes: readonly AppRoute[] = [
  { path: '/privatemarket/payment', screen: sharePayment, title: 'Your payment', ...payment },
];
