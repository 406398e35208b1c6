import { asFacts } from '../../platform/expected.ts';

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
  const { isMaturityFlow, storedPath, isDematVerified, lastVisitedPage } = asFacts(
    facts,
    'a way on',
  );
  if (isMaturityFlow) return { kind: 'personal-info' };
  if (storedPath) return { kind: 'stored-path', path: storedPath };
  if (!isDematVerified) return { kind: 'add-demat-account' };
  if (lastVisitedPage) return { kind: 'last-visited-page', path: lastVisitedPage };
  return { kind: 'dashboard' };
}

const WITHOUT_SKIP = new Set(['pre-ipo-details', 'basket-details', 'maturity-action']);

/** KYC and bank may be added later, unless a purchase that needs them waits (`where_from`). */
export function isSkipOffered(whereFrom: string | undefined): boolean {
  return whereFrom === undefined || !WITHOUT_SKIP.has(whereFrom);
}

/** Where somebody goes whose name at the bank agrees by UPI. */
export type UpiDestination = 'personal-info' | 'home';

export function destinationAfterUpiMatch(facts: {
  readonly isMaturityFlow: boolean;
}): UpiDestination {
  return asFacts(facts, 'a way on').isMaturityFlow ? 'personal-info' : 'home';
}

export function isBankAdditionBlocked(profile: {
  readonly isKycVerified: boolean;
  /** The profile of the private market does not ask. */
  readonly isPrivateMarket: boolean;
}): boolean {
  const { isKycVerified, isPrivateMarket } = asFacts(profile, 'a profile');
  return !isKycVerified && !isPrivateMarket;
}
