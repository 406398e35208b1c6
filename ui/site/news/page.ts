import type { SitePage } from '#ui/site/document/site-page.ts';
import { news } from './paths.ts';

export const pages: readonly SitePage[] = [
  {
    ...news,
    layout: 'site',
    description:
      'News of Indian companies before they list, and how to read them: accounts, prices, owners and risks.',
    module: 'site/news/news.view.tsx',
    load: async () => (await import('./news.view.tsx')).News,
  },
];
