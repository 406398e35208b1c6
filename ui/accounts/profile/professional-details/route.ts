import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { step } from '#ui/platform/routing/route-layouts.ts';

const professionalDetails = lazyScreen(
  ['accounts'],
  () => import('./professional-details.view.tsx'),
  'ProfessionalDetails',
);

export const routes: readonly AppRoute[] = [
  { path: '/professional-details', screen: professionalDetails, title: 'Occupation', ...step },
];
