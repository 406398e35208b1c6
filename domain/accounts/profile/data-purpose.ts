import { checkOneOf } from '../../platform/argument-checks.ts';

/** The purposes for which personal data is stored. */
export const DataPurpose = Object.freeze({
  Identity: 'identity',
  Payments: 'payments',
  Nomination: 'nomination',
  Security: 'security',
  Offers: 'offers',
} as const);
export type DataPurpose = (typeof DataPurpose)[keyof typeof DataPurpose];

/**
 * Whether an investor can withdraw consent to a purpose and keep the account. This is possible only
 * for offers; for all other purposes, the law or the investment needs the data.
 *
 * @source Digital Personal Data Protection Act 2023, sections 6 and 7
 * @throws an error for an unknown purpose
 * @example
 * ```ts
 * canWithdrawConsent(DataPurpose.Identity); // => false
 * ```
 */
export function canWithdrawConsent(purpose: DataPurpose): boolean {
  return checkOneOf(purpose, DataPurpose) === DataPurpose.Offers;
}
