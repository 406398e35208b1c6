import type { AppRoute } from '#ui/platform/routing/app-route.ts';

interface RouteFile {
  readonly routes: readonly AppRoute[];
}

/** The files that declare routes, by their path relative to this folder. */
export const routeFiles: Readonly<Record<string, RouteFile>> = import.meta.glob<RouteFile>(
  './**/route.{ts,tsx}',
  { eager: true },
);

/**
 * The routes of every `route.ts` below `ui/`. A path without a route shows the not-found page.
 * Paths ignore case, so `/Profile` and `/profile` are the same.
 */
export const routes: readonly AppRoute[] = Object.values(routeFiles).flatMap(
  (file) => file.routes,
);
