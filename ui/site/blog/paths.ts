import type { PublicPath } from '#ui/site/document/site-page.ts';

export const blog: PublicPath = { path: '/blog', title: 'Blog', layout: 'private-market' };

export const paths: readonly PublicPath[] = [blog];
