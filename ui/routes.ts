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
 * The routes of every `route.ts` below `ui/`. An unknown path shows the not-found page. Paths match
 * without regard to case, so `/Profile` and `/profile` are one.
 */
export const routes: readonly AppRoute[] = Object.values(routeFiles).flatMap(
  (file) => file.routes,
);
