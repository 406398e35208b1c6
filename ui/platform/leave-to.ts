/**
 * Sends the browser to an outside page: the payment page, the identity page.
 * @throws a sentence when the address is not one of the web, such as `javascript:`.
 */
export function leaveTo(address: string): void {
  const url = new URL(address, window.location.href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') {
    throw new Error(`The app leaves only to web addresses, got ${url.protocol}`);
  }
  window.location.assign(url);
}
