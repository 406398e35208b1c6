import { globSync, readFileSync } from 'node:fs';
import * as layouts from '#ui/platform/routing/route-layouts.ts';

export interface SourceRoute {
  readonly path: string;
  /** Whether the route requires a session. */
  readonly isGuarded: boolean;
  /** Whether the path is a document of the public site. */
  readonly isPublicPage: boolean;
}

/** A route in its source file: an object with a path and a named layout. */
const ROUTE = /\{[^{}]*\bpath: '(\/[^']*)'[^{}]*\}/g;
const guardedLayouts = Object.entries(layouts).flatMap(([name, layout]) =>
  'guarded' in layout ? name : [],
);

/**
 * Every route of the app, read from the source of its `route.ts` and `paths.ts` files, because
 * browser tests cannot import the screens. The design system is not among them: it exists only in
 * development.
 */
export function routesOfTheApp(): readonly SourceRoute[] {
  const files = globSync(['ui/**/route.ts', 'ui/site/*/paths.ts']);
  const routes = files.flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(ROUTE), ([text, path = '']): SourceRoute => ({
      path,
      isGuarded: isGuarded(text),
      isPublicPage: file.startsWith('ui/site/'),
    })),
  );
  return routes.filter(({ path }) => path !== '/design-system');
}

function isGuarded(route: string): boolean {
  const [, layout = ''] = /\.\.\.(\w+)/.exec(route) ?? [];
  return guardedLayouts.includes(layout) || /\bguarded: true\b/.test(route);
}
