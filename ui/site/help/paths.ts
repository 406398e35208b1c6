import type { PublicPath } from '#ui/site/document/site-page.ts';

export const help: PublicPath = { path: '/help', title: 'Help & Support', layout: 'main' };

export const paths: readonly PublicPath[] = [help];
