import type { SitePage } from '#ui/site/document/site-page.ts';
import { accessibility, grievance, risk } from './paths.ts';

const legal = { layout: 'site', module: 'site/legal/legal-site.tsx' } as const;

export const pages: readonly SitePage[] = [
  {
    ...legal,
    path: '/terms',
    title: 'Terms of Use',
    description: 'What you can expect of Vriddhi, and what we ask of you.',
    load: async () => (await import('./legal-site.tsx')).TermsPage,
  },
  {
    ...legal,
    path: '/privacy',
    title: 'Privacy Policy',
    description: 'What Vriddhi knows of you, why, who else gets to see it, and how to stop it.',
    load: async () => (await import('./legal-site.tsx')).PrivacyPage,
  },
  {
    ...risk,
    ...legal,
    description:
      'What can go wrong with unlisted shares, baskets and fixed deposits: loss, no buyer, lock-in, no insurance. To be read before money goes in.',
    load: async () => (await import('./legal-site.tsx')).RiskPage,
  },
  {
    ...grievance,
    ...legal,
    description:
      'Who listens at Vriddhi when something has gone wrong, how long an answer takes, and which ombudsman or regulator is above us.',
    load: async () => (await import('./legal-site.tsx')).GrievancePage,
  },
  {
    ...accessibility,
    ...legal,
    description:
      'How Vriddhi works with keyboard, screen reader, zoom and less motion, what is still missing, and whom to tell.',
    load: async () => (await import('./legal-site.tsx')).AccessibilityPage,
  },
];
