import { renderToString } from 'react-dom/server';
import type { SiteBuildData } from '#ui/site/document/page-facts.ts';
import { factsOf } from '#ui/site/site-facts.ts';
import { sitePages } from '#ui/site/site-pages.ts';
import { type SiteFiles, documentOf } from '#ui/site/document/document.ts';
import type { HtmlDocument } from '#ui/platform/shell/html-document.ts';
import { type SitePage, sitePageAt } from '#ui/site/document/site-page.ts';
import { SiteRoot } from '#ui/site/document/site-root.tsx';
import { robotsText, sitemapOf } from '#ui/site/document/sitemap.ts';

/**
 * The public pages, rendered to HTML at build time and on each request of the development server.
 */
export const pages: readonly SitePage[] = sitePages;

export function pageAt(pathname: string): SitePage | undefined {
  return sitePageAt(sitePages, pathname);
}

/** Renders the whole HTML document of a page. */
export async function render(
  page: SitePage,
  files: SiteFiles,
  found: SiteBuildData = {},
): Promise<HtmlDocument> {
  const Screen = await page.load();
  const facts = factsOf(page.path, found) ?? null;
  const html = renderToString(<SiteRoot page={page} screen={Screen} facts={facts} />);
  return documentOf({ page, html, facts, files });
}

/** The sitemap for search engines: the canonical URL of every page. */
export function sitemap(): string {
  return sitemapOf(sitePages.map(({ path }) => path));
}

export function robots(): string {
  return robotsText();
}
