/**
 * The public origin of the site, for absolute URLs: canonical links, the sitemap and the pictures
 * of shared links.
 * @param settings `VITE_SITE_ORIGIN`; by default the origin at which `npm start` serves the app
 */
export function siteOriginFrom(settings: Readonly<Record<string, unknown>>): string {
  const address = settings['VITE_SITE_ORIGIN'];
  const isAddress = typeof address === 'string' && /^https?:\/\/[^/]+\/*$/.test(address);
  return isAddress ? address.replace(/\/+$/, '') : 'http://localhost:8080';
}

export const siteOrigin = siteOriginFrom(import.meta.env);
