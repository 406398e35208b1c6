import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { own } from '#ui/platform/routing/route-layouts.ts';

const earnRewards = lazyScreen(
  ['referrals'],
  () => import('./earn-rewards.view.tsx'),
  'EarnRewards',
);

export const routes: readonly AppRoute[] = [
  { path: '/earn-rewards', screen: earnRewards, title: 'Earn rewards', ...own },
];
