import { checkRecord, checkBoolean } from '../../platform/argument-checks.ts';

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
