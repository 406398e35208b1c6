import type { SitePage } from '#ui/site/document/site-page.ts';
import { accessibility, grievance, risk } from './paths.ts';

const legal = { layout: 'site', module: 'site/legal/legal-site.tsx' } as const;

export const pages: readonly SitePage[] = [
  {
    ...legal,
    path: '/terms',
    title: 'Terms of Use',
    description: 'What you can expect from Vriddhi, and what we ask of you.',
    load: async () => (await import('./legal-site.tsx')).TermsPage,
  },
  {
    ...legal,
    path: '/privacy',
    title: 'Privacy Policy',
    description: 'What Vriddhi knows about you, why, who else gets to see it, and how to stop it.',
    load: async () => (await import('./legal-site.tsx')).PrivacyPage,
  },
  {
    ...risk,
    ...legal,
    description:
      'What can go wrong with unlisted shares, baskets and fixed deposits: loss, no buyer, lock-in, no insurance. Please read it before you invest.',
    load: async () => (await import('./legal-site.tsx')).RiskPage,
  },
  {
    ...grievance,
    ...legal,
    description:
      'Whom to contact at Vriddhi when something has gone wrong, how long an answer takes, and which ombudsman or regulator comes after us.',
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
