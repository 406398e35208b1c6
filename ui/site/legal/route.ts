import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { main } from '#ui/platform/routing/route-layouts.ts';

const terms = lazyScreen([], () => import('./legal.view.tsx'), 'Terms');
const privacy = lazyScreen([], () => import('./legal.view.tsx'), 'Privacy');

export const routes: readonly AppRoute[] = [
  { path: '/terms', screen: terms, title: 'Terms of Use', ...main },
  { path: '/privacy', screen: privacy, title: 'Privacy Policy', ...main },
];
