import type { ComponentType } from 'react';

/** One public page: made to HTML when the app is built, and brought to life in the browser. */
export interface FrontPage {
  /** Where it is, and where search engines find it. */
  readonly path: string;
  /** Other addresses of the same page. */
  readonly aliases?: readonly string[];
  /** The document's title, before the name of the product. */
  readonly title: string;
  /** One or two sentences for search results and shared links. */
  readonly description: string;
  /** `site` has the menus of the public pages; `campaign` nothing but logo and way in. */
  readonly layout: 'site' | 'campaign';
  /** The module of the screen, from `ui/`: its scripts and styles are named in the HTML. */
  readonly module: string;
  readonly load: () => Promise<ComponentType>;
}

/** Every address of a page, the one that counts first. */
export function addressesOf({ path, aliases = [] }: FrontPage): readonly string[] {
  return [path, ...aliases];
}

/** The name of the picture that shared links show, in `public/share/`. */
export function pictureOf({ path }: FrontPage): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
}

/** The page at an address, however it is spelt. */
export function frontPageAt(pages: readonly FrontPage[], pathname: string): FrontPage | undefined {
  const wanted = pathname.toLowerCase().replace(/(.)\/+$/, '$1');
  return pages.find((page) => addressesOf(page).some((path) => path.toLowerCase() === wanted));
}
