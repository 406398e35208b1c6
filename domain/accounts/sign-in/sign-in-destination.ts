import { asFacts } from '../../platform/expected.ts';

/** What decides where somebody goes who has just proved a mobile number. */
export interface SignInFacts {
  /** The page asked for before signing in. */
  readonly attemptedPath?: string;
  /** Whether this device knew the investor before: the id just returned does not count. */
  readonly wasKnown: boolean;
  readonly isNewInvestor: boolean;
  readonly hasPan: boolean;
  readonly isBankSkipped: boolean;
  readonly isDematVerified: boolean;
}

export type SignInDestination =
  | { readonly kind: 'attempted-path'; readonly path: string }
  | { readonly kind: 'dashboard' }
  | { readonly kind: 'pan-profile' }
  | { readonly kind: 'add-bank-account' }
  | { readonly kind: 'add-demat-account' };

/**
 * Where a proven mobile number leads: to the page asked for, home if this device knew the investor,
 * else to the first thing missing of PAN, bank and demat.
 *
 * @source AP-4.1, AP-4.2, AP-4.3, AP-4.4, AP-4.5, AP-4.6, AP-4.7
 * @example
 * ```ts
 * const facts = { wasKnown: false, isNewInvestor: false, hasPan: true, isDematVerified: true };
 * destinationAfterSignIn({ ...facts, isBankSkipped: true }); // => { kind: 'dashboard' }
 * ```
 */
export function destinationAfterSignIn(facts: SignInFacts): SignInDestination {
  const { attemptedPath, wasKnown, isNewInvestor, hasPan } = asFacts(facts);
  if (attemptedPath) return { kind: 'attempted-path', path: attemptedPath };
  if (wasKnown) return { kind: 'dashboard' };
  if (isNewInvestor || !hasPan) return { kind: 'pan-profile' };
  if (!facts.isBankSkipped) return { kind: 'add-bank-account' };
  return { kind: facts.isDematVerified ? 'dashboard' : 'add-demat-account' };
}
