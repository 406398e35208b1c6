import type { PublicPath } from '#ui/site/document/site-page.ts';

export const about: PublicPath = { path: '/about', title: 'About', layout: 'private-market' };

export const paths: readonly PublicPath[] = [about];
