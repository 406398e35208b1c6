/** Where somebody goes who has agreed to the disclaimer after adding a demat account. */
export type DisclaimerDestination =
  { readonly kind: 'last-visited-page'; readonly path: string } | { readonly kind: 'dashboard' };

/**
 * Where somebody goes who has agreed to the disclaimer: back to the last visited page, or home.
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
 * Whether the demat account may be added later: only where nothing waits for it.
 *
 * @source AP-2.56, AP-2.57
 * @example
 * ```ts
 * isDematSkipOffered('pre-ipo-details'); // => false
 * ```
 */
export function isDematSkipOffered(whereFrom: string | undefined): boolean {
  return whereFrom === undefined || whereFrom === '';
}
