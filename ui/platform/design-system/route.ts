import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { bare } from '#ui/platform/routing/route-layouts.ts';

/** The showcase page with every component, in development only. */
export const routes: readonly AppRoute[] = import.meta.env.DEV ? [showcase()] : [];

function showcase(): AppRoute {
  const screen = lazyScreen([], () => import('./showcase.view.tsx'), 'DesignSystemShowcase');
  return { path: '/design-system', screen, title: 'Design system', ...bare };
}
