import type { PublicPath } from '#ui/site/document/site-page.ts';

/**
 * The paths of public pages that are documents of their own instead of screens of the app, from
 * every `paths.ts`. A link to one leaves the app. The root path is not in the list, because it
 * leads an investor to the dashboard.
 */
export const publicPaths: readonly PublicPath[] = Object.values(
  import.meta.glob<readonly PublicPath[]>('./*/paths.ts', { eager: true, import: 'paths' }),
).flat();
