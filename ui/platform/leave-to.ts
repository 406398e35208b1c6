/**
 * Sends the browser to an external page, such as the payment or identity provider.
 * @throws an error for a URL that is not http or https, such as `javascript:`
 */
export function leaveTo(address: string): void {
  const url = new URL(address, window.location.href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new Error(`The app leaves only to web addresses, got ${url.protocol}`);
  }
  // When the user comes back, the browser may restore this page in its busy state, so reload it
  // then.
  window.addEventListener('pageshow', reloadWhenRestored, { once: true });
  window.location.assign(url);
}

function reloadWhenRestored({ persisted }: PageTransitionEvent): void {
  if (persisted) window.location.reload();
}
