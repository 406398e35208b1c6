import type { SitePage } from '#ui/site/document/site-page.ts';
import { help } from './paths.ts';

export const pages: readonly SitePage[] = [
  {
    ...help,
    layout: 'site',
    description:
      'Answers about KYC, fixed deposits, unlisted shares, payments and safety, and how to reach a person.',
    module: 'site/help/help.view.tsx',
    load: async () => (await import('./help.view.tsx')).Help,
  },
];
