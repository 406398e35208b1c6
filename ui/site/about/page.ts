import type { SitePage } from '#ui/site/document/site-page.ts';
import { about } from './paths.ts';

export const pages: readonly SitePage[] = [
  {
    ...about,
    layout: 'site',
    description:
      'Who makes Vriddhi, what we do and do not do, and how we earn: deposits and unlisted shares, with the full price shown.',
    module: 'site/about/about.view.tsx',
    load: async () => (await import('./about.view.tsx')).About,
  },
];
