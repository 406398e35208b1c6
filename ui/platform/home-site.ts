/**
 * Where the provider's own site is, which the logo of a journey opens beside it.
 * @param settings `VITE_HOME_SITE`; unset, or no web address, it is the front page of the app
 */
export function homeSiteFrom(settings: Readonly<Record<string, unknown>>): string {
  const address = settings['VITE_HOME_SITE'];
  return typeof address === 'string' && /^https?:\/\//.test(address) ? address : '/home';
}

export const homeSite = homeSiteFrom(import.meta.env);
