import type { PublicPath } from '#ui/site/document/site-page.ts';

export const news: PublicPath = {
  path: '/privatemarket/news',
  title: 'Pre-IPO News & Insights',
  layout: 'private-market',
};

export const paths: readonly PublicPath[] = [news];
