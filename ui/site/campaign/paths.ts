import type { PublicPath } from '#ui/site/document/site-page.ts';

export const campaign: PublicPath = {
  path: '/buy-nse-unlisted-shares',
  title: 'Buy NSE unlisted shares',
  layout: 'campaign',
};

export const paths: readonly PublicPath[] = [campaign];
