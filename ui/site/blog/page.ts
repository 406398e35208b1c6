import type { SitePage } from '#ui/site/document/site-page.ts';
import { blog } from './paths.ts';

export const pages: readonly SitePage[] = [
  {
    ...blog,
    layout: 'site',
    description:
      'Short pieces on saving and investing in India: two rates on one deposit, what is insured, what an unlisted share is, and what happens on listing day.',
    module: 'site/blog/blog.view.tsx',
    load: async () => (await import('./blog.view.tsx')).Blog,
  },
];
