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
    path: '/buy-nse-unlisted-shares',
    layout: 'campaign',
    title: 'Buy NSE unlisted shares',
    description:
      'Unlisted shares of the National Stock Exchange of India, from 15 shares: price, tax, lock-in, papers, and what speaks against them.',
    picture: 'nse',
    module: 'content/campaign/campaign.view.tsx',
    load: async () => (await import('./campaign/campaign.view.tsx')).Campaign,
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
  {
    ...legal,
    path: '/risk-disclosure',
    title: 'Risk disclosure',
    description:
      'What can go wrong with unlisted shares, baskets and fixed deposits: loss, no buyer, lock-in, no insurance. To be read before money goes in.',
    load: async () => (await import('./legal/legal-front.tsx')).RiskFront,
  },
  {
    ...legal,
    path: '/grievance-redressal',
    title: 'Grievance redressal',
    description:
      'Who listens at Vriddhi when something has gone wrong, how long an answer takes, and which ombudsman or regulator is above us.',
    load: async () => (await import('./legal/legal-front.tsx')).GrievanceFront,
  },
  {
    ...legal,
    path: '/accessibility',
    title: 'Accessibility',
    description:
      'How Vriddhi works with keyboard, screen reader, zoom and less motion, what is still missing, and whom to tell.',
    load: async () => (await import('./legal/legal-front.tsx')).AccessibilityFront,
  },
];
