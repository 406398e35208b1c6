import { siteOrigin } from './site-origin.ts';

export function sitemapOf(paths: readonly string[]): string {
  const entries = paths.map((path) => `  <url><loc>${siteOrigin}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** The `robots.txt`: crawlers may read all public pages, but not the pages of an account. */
export function robotsText(): string {
  return `User-agent: *
Allow: /
Disallow: /api/
Disallow: /sandbox/
Disallow: /dashboard
Disallow: /portfolio

Sitemap: ${siteOrigin}/sitemap.xml
`;
}
