import type { AppRoute } from '#ui/platform/routing/app-route.ts';
import { SitePage, publicPage } from '#ui/platform/routing/public-page.tsx';
import { market } from '#ui/platform/routing/route-layouts.ts';
import { publicPaths } from './public-paths.ts';

export const routes: readonly AppRoute[] = [
  { path: '/', screen: SitePage, title: 'Home', ...market },
  ...publicPaths.map(({ path, title, layout }) => ({
    path,
    screen: publicPage(path),
    title,
    layout,
  })),
];
