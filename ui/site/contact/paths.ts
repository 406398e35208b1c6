import type { PublicPath } from '#ui/site/document/site-page.ts';

export const contact: PublicPath = {
  path: '/contact-us',
  title: 'Contact',
  layout: 'private-market',
};

export const paths: readonly PublicPath[] = [contact];
