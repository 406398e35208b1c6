import type { SitePage } from '#ui/site/document/site-page.ts';
import { home } from './paths.ts';

export const pages: readonly SitePage[] = [
  {
    layout: 'site',
    path: '/',
    // Signed-in users are redirected from `/` to the dashboard, but can read `/home`.
    aliases: [home.path],
    title: 'unlisted shares and fixed deposits',
    description:
      'Buy shares of Indian companies before they list, and book fixed deposits of banks and finance companies, from ₹1,000. See prices and rates before you sign in.',
    module: 'site/landing/landing.view.tsx',
    load: async () => (await import('./landing.view.tsx')).Landing,
  },
];
