import { checkRecord, checkBoolean } from '../../platform/argument-checks.ts';

/** What decides the next page after a bank account is linked. */
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
 * The next page after a bank account is linked: the deposit being booked, the stored path, demat,
 * the last page, or home.
 *
 * @source AP-4.27, AP-4.28, AP-4.29, AP-4.30, AP-4.31
 * @example
 * ```ts
 * destinationAfterBank({ isMaturityFlow: true, isDematVerified: true }).kind; // => 'personal-info'
 * ```
 */
export function destinationAfterBank(facts: BankFacts): BankDestination {
  const { isMaturityFlow, storedPath, isDematVerified, lastVisitedPage } = checkRecord(facts);
  if (checkBoolean(isMaturityFlow)) return { kind: 'personal-info' };
  if (storedPath) return { kind: 'stored-path', path: storedPath };
  if (!checkBoolean(isDematVerified)) return { kind: 'add-demat-account' };
  if (lastVisitedPage) return { kind: 'last-visited-page', path: lastVisitedPage };
  return { kind: 'dashboard' };
}

const WITHOUT_SKIP: ReadonlySet<string | undefined> = new Set([
  'pre-ipo-details',
  'basket-details',
  'maturity-action',
]);

/**
 * Whether KYC and bank can be postponed: yes, unless a waiting purchase needs them (`where_from`).
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

/** The next page after the name at the bank agrees by UPI. */
export type UpiDestination = 'personal-info' | 'purchase' | 'home';

/**
 * The next page after the name at the bank agrees by UPI: the deposit being booked, else the
 * waiting share purchase (as after a typed account), else home.
 *
 * @source AP-4.34, FD-4.86
 * @example
 * ```ts
 * destinationAfterUpiMatch({ isMaturityFlow: true }); // => 'personal-info'
 * destinationAfterUpiMatch({ isMaturityFlow: false, isPurchaseWaiting: true }); // => 'purchase'
 * ```
 */
export function destinationAfterUpiMatch(facts: {
  readonly isMaturityFlow: boolean;
  /** Whether shares or a basket are being bought. */
  readonly isPurchaseWaiting?: boolean;
}): UpiDestination {
  const { isMaturityFlow, isPurchaseWaiting = false } = checkRecord(facts);
  if (checkBoolean(isMaturityFlow)) return 'personal-info';
  return checkBoolean(isPurchaseWaiting) ? 'purchase' : 'home';
}

/**
 * Whether the profile refuses another bank account until KYC is done; the private market never
 * refuses.
 *
 * @source AP-4.35, AP-4.36
 * @example
 * ```ts
 * isBankAdditionBlocked({ isKycVerified: false, isPrivateMarket: true }); // => false
 * ```
 */
export function isBankAdditionBlocked(profile: {
  readonly isKycVerified: boolean;
  /** The private market has its own profile, which always allows another account. */
  readonly isPrivateMarket: boolean;
}): boolean {
  const { isKycVerified, isPrivateMarket } = checkRecord(profile);
  return !checkBoolean(isKycVerified) && !checkBoolean(isPrivateMarket);
}
