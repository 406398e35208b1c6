/** What decides where somebody goes who has just linked a bank account. */
export interface BankFacts {
  /** Whether a deposit is being booked. */
  readonly isMaturityFlow: boolean;
  readonly storedPath?: string;
  readonly isDematVerified: boolean;
  readonly lastVisitedPage?: string;
}

export type BankDestination =
  | { readonly kind: 'personal-info' }
  | { readonly kind: 'stored-path'; readonly path: string }
  | { readonly kind: 'add-demat-account' }
  | { readonly kind: 'last-visited-page'; readonly path: string }
  | { readonly kind: 'dashboard' };

/** The deposit being booked comes first: its money waits. Then the stored path, then demat. */
export function destinationAfterBank(facts: BankFacts): BankDestination {
  if (facts.isMaturityFlow) return { kind: 'personal-info' };
  if (facts.storedPath) return { kind: 'stored-path', path: facts.storedPath };
  if (!facts.isDematVerified) return { kind: 'add-demat-account' };
  if (facts.lastVisitedPage) return { kind: 'last-visited-page', path: facts.lastVisitedPage };
  return { kind: 'dashboard' };
}

const WITHOUT_SKIP = new Set(['pre-ipo-details', 'basket-details', 'maturity-action']);

/** KYC and bank may be added later, unless a purchase that needs them waits (`where_from`). */
export function isSkipOffered(whereFrom: string | undefined): boolean {
  return whereFrom === undefined || !WITHOUT_SKIP.has(whereFrom);
}
