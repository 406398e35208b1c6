import type { SitePage } from '#ui/site/document/site-page.ts';
import { team } from './paths.ts';

export const pages: readonly SitePage[] = [
  {
    ...team,
    layout: 'site',
    description: 'The people behind Vriddhi, and what they did before.',
    module: 'site/team/team.view.tsx',
    load: async () => (await import('./team.view.tsx')).Team,
  },
];
