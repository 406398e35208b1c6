import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { marketOwn, own } from '#ui/platform/routing/route-layouts.ts';

const bankAccounts = lazyScreen(
  ['accounts'],
  () => import('./bank-accounts.view.tsx'),
  'BankAccounts',
);

export const routes: readonly AppRoute[] = [
  {
    path: '/profile/bankdetails/:investor_id',
    screen: bankAccounts,
    title: 'Bank Accounts',
    ...own,
  },
  { path: '/profile/bank', screen: bankAccounts, title: 'Bank Accounts', ...own },
  {
    path: '/private-market/profile/bankdetails/:investor_id',
    screen: bankAccounts,
    title: 'Bank Accounts',
    ...marketOwn,
  },
];
