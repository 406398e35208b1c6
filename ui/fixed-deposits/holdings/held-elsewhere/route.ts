import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { own } from '#ui/platform/routing/route-layouts.ts';

const heldElsewhere = lazyScreen(
  ['device-facts'],
  () => import('./held-elsewhere.view.tsx'),
  'HeldElsewhere',
);

export const routes: readonly AppRoute[] = [
  {
    path: '/portfolio/held-elsewhere',
    screen: heldElsewhere,
    title: 'Deposits held elsewhere',
    ...own,
    section: 'portfolio',
    isSubpage: true,
  },
];
