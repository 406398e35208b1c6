/**
 * Where the public pages are found from outside, for the addresses that must be whole: canonical
 * ones, those of the sitemap and of pictures in shared links.
 * @param settings `VITE_SITE_ORIGIN`; unset, it is where `npm start` serves the app
 */
export function siteOriginFrom(settings: Readonly<Record<string, unknown>>): string {
  const address = settings['VITE_SITE_ORIGIN'];
  const isAddress = typeof address === 'string' && /^https?:\/\/[^/]+\/*$/.test(address);
  return isAddress ? address.replace(/\/+$/, '') : 'http://localhost:8080';
}

export const siteOrigin = siteOriginFrom(import.meta.env);
