import { HELD_ELSEWHERE_PATH } from '#ui/fixed-deposits/paths.ts';
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
    path: HELD_ELSEWHERE_PATH,
    screen: heldElsewhere,
    title: 'Deposits held elsewhere',
    ...own,
    section: 'portfolio',
    isSubpage: true,
  },
];
