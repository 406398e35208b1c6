import type { SitePage } from '#ui/site/document/site-page.ts';

/** The public pages, from every `page.ts`. `ui/README.md` explains how to add one. */
export const sitePages: readonly SitePage[] = Object.values(
  import.meta.glob<readonly SitePage[]>('./*/page.ts', { eager: true, import: 'pages' }),
).flat();
