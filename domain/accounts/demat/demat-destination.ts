/** The next page after the investor accepts the disclaimer for a new demat account. */
export type DisclaimerDestination =
  { readonly kind: 'last-visited-page'; readonly path: string } | { readonly kind: 'dashboard' };

/**
 * The next page after the investor accepts the disclaimer: the last visited page, or home.
 *
 * @source AP-2.61
 * @example
 * ```ts
 * destinationAfterDisclaimer(undefined); // => { kind: 'dashboard' }
 * ```
 */
export function destinationAfterDisclaimer(
  lastVisitedPage: string | undefined,
): DisclaimerDestination {
  return typeof lastVisitedPage === 'string' && lastVisitedPage !== ''
    ? { kind: 'last-visited-page', path: lastVisitedPage }
    : { kind: 'dashboard' };
}

/**
 * Whether the investor can skip the demat account: yes, unless a purchase in progress requires it.
 *
 * @source AP-2.56, AP-2.57
 * @param whereFrom the `where_from` parameter of the URL, which names that purchase
 * @example
 * ```ts
 * isDematSkipOffered('pre-ipo-details'); // => false
 * ```
 */
export function isDematSkipOffered(whereFrom: string | undefined): boolean {
  return whereFrom === undefined || whereFrom === '';
}
