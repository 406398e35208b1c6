/**
 * Sends the browser to an outside page: the payment page, the identity page.
 * @throws a sentence when the address is not one of the web, such as `javascript:`.
 */
export function leaveTo(address: string): void {
  const url = new URL(address, window.location.href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new Error(`The app leaves only to web addresses, got ${url.protocol}`);
  }
  // A browser may bring this page back as it was left, busy with leaving: it has to begin anew.
  window.addEventListener('pageshow', beginAnewWhenBroughtBack, { once: true });
  window.location.assign(url);
}

function beginAnewWhenBroughtBack({ persisted }: PageTransitionEvent): void {
  if (persisted) window.location.reload();
}
