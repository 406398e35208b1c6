/**
 * The provider's own site, which the logo of a journey opens in a new tab.
 * @param settings `VITE_HOME_SITE`; unless it is a web address, the home page of the app
 */
export function homeSiteFrom(settings: Readonly<Record<string, unknown>>): string {
  const address = settings['VITE_HOME_SITE'];
  return typeof address === 'string' && /^https?:\/\//.test(address) ? address : '/home';
}

export const homeSite = homeSiteFrom(import.meta.env);
