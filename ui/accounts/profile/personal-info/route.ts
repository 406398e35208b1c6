import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { step } from '#ui/platform/routing/route-layouts.ts';

const personalInfo = lazyScreen(
  ['accounts'],
  () => import('./personal-info.view.tsx'),
  'PersonalInfo',
);

export const routes: readonly AppRoute[] = [
  { path: '/personal-info', screen: personalInfo, title: 'Personal Details', ...step },
];
