import { renderToString } from 'react-dom/server';
import { factsOf, type FrontFindings } from './content/front-facts.ts';
import { frontPages } from './content/front-pages.ts';
import { type FrontFiles, documentOf } from './platform/front/document.ts';
import { type FrontPage, frontPageAt } from './platform/front/front-page.ts';
import { FrontRoot } from './platform/front/front-root.tsx';
import { robotsText, sitemapOf } from './platform/front/sitemap.ts';

/** What is made to HTML when the app is built, and on each request while it is developed. */
export const pages: readonly FrontPage[] = frontPages;

export function pageAt(pathname: string): FrontPage | undefined {
  return frontPageAt(frontPages, pathname);
}

/** The whole document of a page. */
export async function render(
  page: FrontPage,
  files: FrontFiles,
  found: FrontFindings = {},
): Promise<string> {
  const Screen = await page.load();
  const facts = factsOf(page.path, found) ?? null;
  const html = renderToString(<FrontRoot page={page} screen={Screen} facts={facts} />);
  return documentOf({ page, html, facts, files });
}

/** For search engines: every page, at its first address. */
export function sitemap(): string {
  return sitemapOf(frontPages.map(({ path }) => path));
}

export function robots(): string {
  return robotsText();
}
