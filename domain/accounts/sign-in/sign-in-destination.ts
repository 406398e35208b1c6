import { checkRecord, checkBoolean } from '../../platform/argument-checks.ts';

/** The facts that decide which page follows after the mobile number is verified. */
export interface SignInFacts {
  /** The page that the visitor requested before the sign-in. */
  readonly attemptedPath?: string;
  /** Whether this device stored a session of the investor before this sign-in. */
  readonly wasKnown: boolean;
  readonly isNewInvestor: boolean;
  readonly hasPan: boolean;
  readonly isBankStepComplete: boolean;
  readonly isDematVerified: boolean;
}

export type SignInDestination =
  | { readonly kind: 'attempted-path'; readonly path: string }
  | { readonly kind: 'dashboard' }
  | { readonly kind: 'pan-profile' }
  | { readonly kind: 'add-bank-account' }
  | { readonly kind: 'add-demat-account' };

/**
 * The next page after the mobile number is verified: the page requested before, or home if this
 * device knew the investor. Otherwise the first missing one of PAN, bank account and demat account.
 *
 * @source AP-4.1, AP-4.2, AP-4.3, AP-4.4, AP-4.5, AP-4.6, AP-4.7
 * @example
 * ```ts
 * const facts = { wasKnown: false, isNewInvestor: false, hasPan: true, isDematVerified: true };
 * destinationAfterSignIn({ ...facts, isBankStepComplete: true }); // => { kind: 'dashboard' }
 * ```
 */
export function destinationAfterSignIn(facts: SignInFacts): SignInDestination {
  const { attemptedPath, wasKnown, isNewInvestor, hasPan } = checkRecord(facts);
  if (attemptedPath) return { kind: 'attempted-path', path: attemptedPath };
  if (checkBoolean(wasKnown)) return { kind: 'dashboard' };
  if (checkBoolean(isNewInvestor) || !checkBoolean(hasPan)) return { kind: 'pan-profile' };
  if (!checkBoolean(facts.isBankStepComplete)) return { kind: 'add-bank-account' };
  return { kind: checkBoolean(facts.isDematVerified) ? 'dashboard' : 'add-demat-account' };
}
