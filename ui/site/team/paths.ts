import type { PublicPath } from '#ui/site/document/site-page.ts';

export const team: PublicPath = { path: '/team', title: 'The team', layout: 'private-market' };

export const paths: readonly PublicPath[] = [team];
