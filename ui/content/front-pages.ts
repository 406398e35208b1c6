import type { FrontPage } from '../platform/front/front-page.ts';

const site = { layout: 'site' } as const;
const legal = { ...site, module: 'content/legal/legal-front.tsx' } as const;

/** Every public page. How one is added is told in `ui/README.md`. */
export const frontPages: readonly FrontPage[] = [
  {
    ...site,
    path: '/',
    // Whoever is signed in is led from the first to the dashboard, and can still read the second.
    aliases: ['/home'],
    title: 'unlisted shares and fixed deposits',
    description:
      'Buy shares of Indian companies before they list, and book fixed deposits of banks and finance companies: prices and rates in plain sight, from ₹1,000.',
    module: 'content/landing/landing.view.tsx',
    load: async () => (await import('./landing/landing.view.tsx')).Landing,
  },
  {
    ...legal,
    path: '/terms',
    title: 'Terms of Use',
    description: 'What you can expect of Vriddhi, and what we ask of you.',
    load: async () => (await import('./legal/legal-front.tsx')).TermsFront,
  },
  {
    ...legal,
    path: '/privacy',
    title: 'Privacy Policy',
    description: 'What Vriddhi knows of you, why, who else gets to see it, and how to stop it.',
    load: async () => (await import('./legal/legal-front.tsx')).PrivacyFront,
  },
];
