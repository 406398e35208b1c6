import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { step } from '#ui/platform/routing/route-layouts.ts';

const disclaimer = lazyScreen(['accounts'], () => import('./disclaimer.view.tsx'), 'Disclaimer');

export const routes: readonly AppRoute[] = [
  { path: '/disclaimer', screen: disclaimer, title: 'Disclaimer', ...step },
];
