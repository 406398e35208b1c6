import { checkRecord, checkBoolean } from '../../platform/argument-checks.ts';

/** The facts that decide which page follows after a bank account is linked. */
export interface BankFacts {
  /** Whether a deposit is being booked. */
  readonly isDepositBooking: boolean;
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
 * The next page after a bank account is linked. The first that applies: the personal details of a
 * deposit being booked, the stored path, the demat account if none is verified, the last visited
 * page, or home.
 *
 * @source AP-4.27, AP-4.28, AP-4.29, AP-4.30, AP-4.31
 * @example
 * ```ts
 * const facts = { isDepositBooking: true, isDematVerified: true };
 * destinationAfterBank(facts).kind; // => 'personal-info'
 * ```
 */
export function destinationAfterBank(facts: BankFacts): BankDestination {
  const { isDepositBooking, storedPath, isDematVerified, lastVisitedPage } = checkRecord(facts);
  if (checkBoolean(isDepositBooking)) return { kind: 'personal-info' };
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
 * Whether the investor can skip the KYC and bank steps: yes, unless a purchase or booking in
 * progress requires them.
 *
 * @source AP-2.26, AP-2.27, AP-2.39, FD-2.87
 * @param whereFrom the `where_from` parameter of the URL, which names that purchase or booking
 * @example
 * ```ts
 * isSkipOffered('pre-ipo-details'); // => false
 * ```
 */
export function isSkipOffered(whereFrom: string | undefined): boolean {
  return !WITHOUT_SKIP.has(whereFrom);
}

/** The next page after a UPI payment showed that the bank account is in the investor's name. */
export type UpiDestination = 'personal-info' | 'purchase' | 'home';

/**
 * The next page after a UPI payment showed that the bank account is in the investor's name: the
 * personal details of a deposit being booked, else the share purchase in progress, else home.
 *
 * @source AP-4.34, FD-4.86
 * @example
 * ```ts
 * destinationAfterUpiMatch({ isDepositBooking: true }); // => 'personal-info'
 * destinationAfterUpiMatch({ isDepositBooking: false, isPurchaseWaiting: true }); // => 'purchase'
 * ```
 */
export function destinationAfterUpiMatch(facts: {
  readonly isDepositBooking: boolean;
  /** Whether shares or a basket are being bought. */
  readonly isPurchaseWaiting?: boolean;
}): UpiDestination {
  const { isDepositBooking, isPurchaseWaiting = false } = checkRecord(facts);
  if (checkBoolean(isDepositBooking)) return 'personal-info';
  return checkBoolean(isPurchaseWaiting) ? 'purchase' : 'home';
}

/**
 * Whether the profile prevents the investor from adding a bank account: yes, until KYC is complete.
 * The profile of the private market never prevents it.
 *
 * @source AP-4.35, AP-4.36
 * @example
 * ```ts
 * isBankAdditionBlocked({ isKycVerified: false, isPrivateMarket: true }); // => false
 * ```
 */
export function isBankAdditionBlocked(profile: {
  readonly isKycVerified: boolean;
  /** Whether the page is the profile of the private market. */
  readonly isPrivateMarket: boolean;
}): boolean {
  const { isKycVerified, isPrivateMarket } = checkRecord(profile);
  return !checkBoolean(isKycVerified) && !checkBoolean(isPrivateMarket);
}
