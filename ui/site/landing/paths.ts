import type { PublicPath } from '#ui/site/document/site-page.ts';

export const home: PublicPath = { path: '/home', title: 'Home', layout: 'main' };

export const paths: readonly PublicPath[] = [home];
