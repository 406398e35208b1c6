import { asWord } from '../../platform/expected.ts';

/** What personal data is kept for. */
export const DataPurpose = Object.freeze({
  Identity: 'identity',
  Payments: 'payments',
  Nomination: 'nomination',
  Security: 'security',
  Offers: 'offers',
} as const);
export type DataPurpose = (typeof DataPurpose)[keyof typeof DataPurpose];

/**
 * Whether a person may say no to a purpose and keep the account: only where neither the law nor the
 * investment needs the data.
 *
 * @source Digital Personal Data Protection Act 2023, sections 6 and 7
 * @throws a sentence on an unknown purpose
 * @example
 * ```ts
 * canWithdrawConsent(DataPurpose.Identity); // => false
 * ```
 */
export function canWithdrawConsent(purpose: DataPurpose): boolean {
  return asWord(purpose, DataPurpose) === DataPurpose.Offers;
}
