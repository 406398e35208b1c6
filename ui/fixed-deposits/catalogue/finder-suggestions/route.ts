import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { main } from '#ui/platform/routing/route-layouts.ts';

const finderSuggestions = lazyScreen(
  ['fixed-deposits', 'deposit-finder'],
  () => import('./finder-suggestions.view.tsx'),
  'FinderSuggestions',
);

export const routes: readonly AppRoute[] = [
  {
    path: '/fd-finder-suggestions',
    screen: finderSuggestions,
    title: 'Suggested FDs',
    ...main,
    section: 'deposits',
  },
];
