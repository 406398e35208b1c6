import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { own } from '#ui/platform/routing/route-layouts.ts';

const transactionHistory = lazyScreen(
  ['deposit-holdings'],
  () => import('./transaction-history.view.tsx'),
  'TransactionHistory',
);

export const routes: readonly AppRoute[] = [
  {
    path: '/transaction-history',
    screen: transactionHistory,
    title: 'Passbook',
    ...own,
    section: 'activity',
  },
];
