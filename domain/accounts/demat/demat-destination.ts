/** Where somebody goes who has agreed to the disclaimer after adding a demat account. */
export type DisclaimerDestination =
  { readonly kind: 'last-visited-page'; readonly path: string } | { readonly kind: 'dashboard' };

export function destinationAfterDisclaimer(
  lastVisitedPage: string | undefined,
): DisclaimerDestination {
  return typeof lastVisitedPage === 'string' && lastVisitedPage !== ''
    ? { kind: 'last-visited-page', path: lastVisitedPage }
    : { kind: 'dashboard' };
}

export function isDematSkipOffered(whereFrom: string | undefined): boolean {
  return whereFrom === undefined || whereFrom === '';
}
