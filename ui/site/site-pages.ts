import { NSE_MINIMUM_SHARES } from '#domain/content/nse-minimum.ts';
import type { SitePage } from '#ui/site/document/site-page.ts';

const site = { layout: 'site' } as const;
const legal = { ...site, module: 'site/legal/legal-site.tsx' } as const;

/** Every public page. `ui/README.md` explains how to add one. */
export const sitePages: readonly SitePage[] = [
  {
    ...site,
    path: '/',
    // Signed-in users are redirected from `/` to the dashboard, but can read `/home`.
    aliases: ['/home'],
    title: 'unlisted shares and fixed deposits',
    description:
      'Buy shares of Indian companies before they list, and book fixed deposits of banks and finance companies: prices and rates in plain sight, from ₹1,000.',
    module: 'site/landing/landing.view.tsx',
    load: async () => (await import('#ui/site/landing/landing.view.tsx')).Landing,
  },
  {
    path: '/buy-nse-unlisted-shares',
    layout: 'campaign',
    title: 'Buy NSE unlisted shares',
    description: `Unlisted shares of the National Stock Exchange of India, from ${NSE_MINIMUM_SHARES} shares: price, tax, lock-in, papers, and what speaks against them.`,
    module: 'site/campaign/campaign.view.tsx',
    load: async () => (await import('#ui/site/campaign/campaign.view.tsx')).Campaign,
  },
  {
    ...site,
    path: '/blog',
    title: 'Blog',
    description:
      'Short pieces on saving and investing in India: two rates on one deposit, what is insured, what an unlisted share is, and what happens on listing day.',
    module: 'site/blog/blog.view.tsx',
    load: async () => (await import('#ui/site/blog/blog.view.tsx')).Blog,
  },
  {
    ...legal,
    path: '/terms',
    title: 'Terms of Use',
    description: 'What you can expect of Vriddhi, and what we ask of you.',
    load: async () => (await import('#ui/site/legal/legal-site.tsx')).TermsPage,
  },
  {
    ...legal,
    path: '/privacy',
    title: 'Privacy Policy',
    description: 'What Vriddhi knows of you, why, who else gets to see it, and how to stop it.',
    load: async () => (await import('#ui/site/legal/legal-site.tsx')).PrivacyPage,
  },
  {
    ...legal,
    path: '/risk-disclosure',
    title: 'Risk disclosure',
    description:
      'What can go wrong with unlisted shares, baskets and fixed deposits: loss, no buyer, lock-in, no insurance. To be read before money goes in.',
    load: async () => (await import('#ui/site/legal/legal-site.tsx')).RiskPage,
  },
  {
    ...legal,
    path: '/grievance-redressal',
    title: 'Grievance redressal',
    description:
      'Who listens at Vriddhi when something has gone wrong, how long an answer takes, and which ombudsman or regulator is above us.',
    load: async () => (await import('#ui/site/legal/legal-site.tsx')).GrievanceFront,
  },
  {
    ...legal,
    path: '/accessibility',
    title: 'Accessibility',
    description:
      'How Vriddhi works with keyboard, screen reader, zoom and less motion, what is still missing, and whom to tell.',
    load: async () => (await import('#ui/site/legal/legal-site.tsx')).AccessibilityFront,
  },
  {
    ...site,
    path: '/about',
    title: 'About',
    description:
      'Who makes Vriddhi, what we do and do not do, and how we earn: deposits and unlisted shares with the whole price in sight.',
    module: 'site/about/about.view.tsx',
    load: async () => (await import('#ui/site/about/about.view.tsx')).About,
  },
  {
    ...site,
    path: '/team',
    title: 'The team',
    description: 'The people behind Vriddhi, and what they did before.',
    module: 'site/about/team.view.tsx',
    load: async () => (await import('#ui/site/about/team.view.tsx')).Team,
  },
  {
    ...site,
    path: '/contact-us',
    title: 'Contact',
    description: 'Call, write or send us a message: a person answers, Monday to Saturday.',
    module: 'site/contact/contact.view.tsx',
    load: async () => (await import('#ui/site/contact/contact.view.tsx')).Contact,
  },
  {
    ...site,
    path: '/help',
    title: 'Help & Support',
    description:
      'Answers about KYC, fixed deposits, unlisted shares, payments and safety, and how to reach a person.',
    module: 'site/help/help.view.tsx',
    load: async () => (await import('#ui/site/help/help.view.tsx')).Help,
  },
  {
    ...site,
    path: '/privatemarket/news',
    title: 'Pre-IPO News & Insights',
    description:
      'News of Indian companies before they list, and how to read them: accounts, prices, owners and risks.',
    module: 'site/news/news.view.tsx',
    load: async () => (await import('#ui/site/news/news.view.tsx')).News,
  },
];
