import type { SitePage } from '#ui/site/document/site-page.ts';
import { about, team } from './paths.ts';

export const pages: readonly SitePage[] = [
  {
    ...about,
    layout: 'site',
    description:
      'Who makes Vriddhi, what we do and do not do, and how we earn: deposits and unlisted shares with the whole price in sight.',
    module: 'site/about/about.view.tsx',
    load: async () => (await import('./about.view.tsx')).About,
  },
  {
    ...team,
    layout: 'site',
    description: 'The people behind Vriddhi, and what they did before.',
    module: 'site/about/team.view.tsx',
    load: async () => (await import('./team.view.tsx')).Team,
  },
];
