import type { PublicPath } from '#ui/site/document/site-page.ts';

export const blog: PublicPath = { path: '/blog', title: 'Blog', layout: 'private-market' };

export const ladder: PublicPath = {
  path: '/blog/ladder',
  title: 'A ladder of deposits',
  layout: 'private-market',
};
export const listingDay: PublicPath = {
  path: '/blog/listing-day',
  title: 'Listing day is not pay day',
  layout: 'private-market',
};
export const unlisted: PublicPath = {
  path: '/blog/unlisted',
  title: 'What you really buy before a company lists',
  layout: 'private-market',
};
export const insured: PublicPath = {
  path: '/blog/insured',
  title: 'Five lakh, counted properly',
  layout: 'private-market',
};
export const twoRates: PublicPath = {
  path: '/blog/two-rates',
  title: 'Two rates on one deposit, and both are right',
  layout: 'private-market',
};

export const paths: readonly PublicPath[] = [
  blog,
  ladder,
  listingDay,
  unlisted,
  insured,
  twoRates,
];
