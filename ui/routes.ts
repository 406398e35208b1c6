import type { AppRoute, RouteFile } from '#ui/platform/routing/app-route.ts';

/**
 * The files that declare routes, by their path relative to this folder. Only the build uses them;
 * the app leaves them out.
 */
export const routeFiles: Readonly<Record<string, RouteFile>> = import.meta.glob<RouteFile>(
  './**/route.{ts,tsx}',
  { eager: true },
);

/**
 * The routes of every `route.ts` below `ui/`. A path without a route shows the not-found page.
 * Paths ignore case, so `/Profile` and `/profile` are the same.
 */
export const routes: readonly AppRoute[] = Object.values(
  import.meta.glob<readonly AppRoute[]>('./**/route.{ts,tsx}', { eager: true, import: 'routes' }),
).flat();
