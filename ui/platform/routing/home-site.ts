/**
 * The URL of the provider's own site, which the logo of a booking step opens in a new tab.
 * @param settings `VITE_HOME_SITE`; if it is not an http or https URL, the home page of the app is
 * used
 */
export function homeSiteFrom(settings: Readonly<Record<string, unknown>>): string {
  const address = settings['VITE_HOME_SITE'];
  return typeof address === 'string' && /^https?:\/\//.test(address) ? address : '/home';
}

export const homeSite = homeSiteFrom(import.meta.env);
