import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { main } from '#ui/platform/routing/route-layouts.ts';

const videoKyc = lazyScreen(
  ['accounts', 'video-kyc'],
  () => import('./video-kyc.view.tsx'),
  'VideoKyc',
);

export const routes: readonly AppRoute[] = [
  { path: '/video-kyc', screen: videoKyc, title: 'Video KYC', ...main },
];
