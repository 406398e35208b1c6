import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { bare } from '#ui/platform/routing/route-layouts.ts';

const verifyMobile = lazyScreen(
  ['sign-in', 'verify-mobile'],
  () => import('./verify-mobile.view.tsx'),
  'VerifyMobile',
);

export const routes: readonly AppRoute[] = [
  { path: '/verifyMobile', screen: verifyMobile, title: 'Enter the code', ...bare },
];
