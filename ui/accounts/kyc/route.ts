import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { step } from '#ui/platform/routing/route-layouts.ts';

const kyc = lazyScreen(['accounts'], () => import('./kyc.view.tsx'), 'Kyc');

export const routes: readonly AppRoute[] = [
  { path: '/kyc', screen: kyc, title: 'KYC Verification', ...step },
  { path: '/pan-profile', screen: kyc, title: 'KYC Verification', ...step },
];
