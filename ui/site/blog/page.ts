import type { SitePage } from '#ui/site/document/site-page.ts';
import { blog, insured, ladder, listingDay, twoRates, unlisted } from './paths.ts';

const article = {
  layout: 'site',
  module: 'site/blog/article.tsx',
  load: async () => (await import('./article.tsx')).Article,
} as const;

export const pages: readonly SitePage[] = [
  {
    ...blog,
    layout: 'site',
    description:
      'Short articles on saving and investing in India: two rates on one deposit, what is insured, what an unlisted share is, and what happens on listing day.',
    module: 'site/blog/blog.view.tsx',
    load: async () => (await import('./blog.view.tsx')).Blog,
  },
  {
    ...ladder,
    ...article,
    description:
      'Why three deposits of different tenures can be better than one: money every year, and less to break when you need it early.',
  },
  {
    ...listingDay,
    ...article,
    description:
      'Shares bought before a public issue are locked after it. What that means for the price of the first day and for your tax.',
  },
  {
    ...unlisted,
    ...article,
    description:
      'An unlisted share gives you the same vote and dividend as a listed one. What is missing, and three questions to ask before you buy.',
  },
  {
    ...insured,
    ...article,
    description:
      'What deposit insurance in India covers: per depositor, per bank, principal and interest together. And what it does not cover.',
  },
  {
    ...twoRates,
    ...article,
    description:
      'Card rate and effective yield of a fixed deposit: how each is calculated, and which of them to compare.',
  },
];
