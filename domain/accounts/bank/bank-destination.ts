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

/**
 * Where somebody goes who has linked a bank account: back to the deposit being booked, to the
 * stored path, to demat, to the last page, or home.
 *
 * @source AP-4.27, AP-4.28, AP-4.29, AP-4.30, AP-4.31
 * @example
 * ```ts
 * destinationAfterBank({ isMaturityFlow: true, isDematVerified: true }).kind; // => 'personal-info'
 * ```
 */
export function destinationAfterBank(facts: BankFacts): BankDestination {
  const { isMaturityFlow, storedPath, isDematVerified, lastVisitedPage } = asFacts(facts);
  if (isMaturityFlow) return { kind: 'personal-info' };
  if (storedPath) return { kind: 'stored-path', path: storedPath };
  if (!isDematVerified) return { kind: 'add-demat-account' };
  if (lastVisitedPage) return { kind: 'last-visited-page', path: lastVisitedPage };
  return { kind: 'dashboard' };
}

const WITHOUT_SKIP: ReadonlySet<string | undefined> = new Set([
  'pre-ipo-details',
  'basket-details',
  'maturity-action',
]);

/**
 * Whether KYC and bank may be added later: unless a purchase that needs them waits (`where_from`).
 *
 * @source AP-2.26, AP-2.27, AP-2.39, FD-2.87
 * @example
 * ```ts
 * isSkipOffered('pre-ipo-details'); // => false
 * ```
 */
export function isSkipOffered(whereFrom: string | undefined): boolean {
  return !WITHOUT_SKIP.has(whereFrom);
}

/** Where somebody goes whose name at the bank agrees by UPI. */
export type UpiDestination = 'personal-info' | 'home';

/**
 * Where somebody goes whose name at the bank agrees by UPI: back to the deposit being booked, or
 * home.
 *
 * @source AP-4.34, FD-4.86
 * @example
 * ```ts
 * destinationAfterUpiMatch({ isMaturityFlow: true }); // => 'personal-info'
 * ```
 */
export function destinationAfterUpiMatch(facts: {
  readonly isMaturityFlow: boolean;
}): UpiDestination {
  return asFacts(facts).isMaturityFlow ? 'personal-info' : 'home';
}

/**
 * Whether the profile refuses another bank account until KYC is done; the private market never
 * does.
 *
 * @source AP-4.35, AP-4.36
 * @example
 * ```ts
 * isBankAdditionBlocked({ isKycVerified: false, isPrivateMarket: true }); // => false
 * ```
 */
export function isBankAdditionBlocked(profile: {
  readonly isKycVerified: boolean;
  /** The profile of the private market does not ask. */
  readonly isPrivateMarket: boolean;
}): boolean {
  const { isKycVerified, isPrivateMarket } = asFacts(profile);
  return !isKycVerified && !isPrivateMarket;
}
