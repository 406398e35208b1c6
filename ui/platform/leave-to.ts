/**
 * Sends the browser to an external page, such as the payment or identity provider.
 * @throws an error for an address that is not http or https, such as `javascript:`
 */
export function leaveTo(address: string): void {
  const url = new URL(address, window.location.href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new Error(`The app leaves only to web addresses, got ${url.protocol}`);
  }
  // When the user comes back, the browser may restore this page in its busy state, so reload it
  // then.
  window.addEventListener('pageshow', beginAnewWhenBroughtBack, { once: true });
  window.location.assign(url);
}

function beginAnewWhenBroughtBack({ persisted }: PageTransitionEvent): void {
  if (persisted) window.location.reload();
}
