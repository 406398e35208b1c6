import type { LayoutName } from '#ui/platform/routing/app-route.ts';
import type { ComponentType } from 'react';

/** The path of a public page, as the app knows it. */
export interface PublicPath {
  readonly path: string;
  readonly title: string;
  /** The layout that the app shows while the browser loads the page. */
  readonly layout: LayoutName;
}

/** One public page: prerendered at build time, hydrated in the browser. */
export interface SitePage {
  /** The canonical path of the page. */
  readonly path: string;
  readonly aliases?: readonly string[];
  /** The document title, without the product name. */
  readonly title: string;
  /** One or two sentences for search results and shared links. */
  readonly description: string;
  /**
   * `site` has the menus of the public pages; `campaign` has only the logo and the sign-in link.
   */
  readonly layout: 'site' | 'campaign';
  /** The module of the screen, relative to `ui/`; the HTML links its scripts and styles. */
  readonly module: string;
  readonly load: () => Promise<ComponentType>;
}

/** All paths of a page, the canonical one first. */
export function addressesOf({ path, aliases = [] }: SitePage): readonly string[] {
  return [path, ...aliases];
}

/** The file name of the page's social sharing picture in `public/share/`, without extension. */
export function pictureOf({ path }: SitePage): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

/** The page at a path, ignoring case and trailing slashes. */
export function sitePageAt(pages: readonly SitePage[], pathname: string): SitePage | undefined {
  const wanted = pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  return pages.find((page) => addressesOf(page).some((path) => path.toLowerCase() === wanted));
}
