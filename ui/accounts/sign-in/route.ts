import type { AppRoute, RouteFile } from '#ui/platform/routing/app-route.ts';
import { lazyScreen } from '#ui/platform/routing/lazy-screen.tsx';
import { bare } from '#ui/platform/routing/route-layouts.ts';

const login = lazyScreen(['sign-in'], () => import('./login.view.tsx'), 'Login');

export const routes: readonly AppRoute[] = [
  { path: '/login', screen: login, title: 'Sign in', ...bare },
];

export const documents: RouteFile['documents'] = { '/login': { visitorScreen: 'LoginForm' } };
