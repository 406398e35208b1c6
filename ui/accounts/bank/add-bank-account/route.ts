import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { step } from '#ui/platform/routing/route-layouts.ts';

const addBankAccount = lazyScreen(
  ['accounts'],
  () => import('./add-bank-account.view.tsx'),
  'AddBankAccount',
);

export const routes: readonly AppRoute[] = [
  { path: '/add-bank-account', screen: addBankAccount, title: 'Bank account', ...step },
];
