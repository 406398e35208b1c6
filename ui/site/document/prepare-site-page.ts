/**
 * Prepares a public page before first paint. A signed-in user gets the investor menu, and is
 * redirected from the home page to the dashboard. A form submitted before the scripts have loaded
 * is not sent, because the browser would put the input into the URL.
 */
export function prepareSitePage(isSignedIn: boolean): void {
  const { dataset } = document.documentElement;
  document.addEventListener('submit', (event) => event.preventDefault());
  // The prerendered page has no search results, so CSS hides its list until they arrive.
  if (/[?&]search=./.test(location.search)) dataset['asks'] = 'search';
  if (!isSignedIn) return;
  dataset['visitor'] = 'investor';
  if (location.pathname !== '/') return;
  dataset['visitor'] = 'leaving';
  location.replace('/dashboard');
}
