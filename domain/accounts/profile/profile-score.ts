import { checkList, checkOneOf } from '../../platform/argument-checks.ts';

/** The parts of a profile that count towards its completeness. */
export const ProfilePart = Object.freeze({
  Mobile: 'mobile',
  Kyc: 'kyc',
  Bank: 'bank',
  Details: 'details',
  Nominee: 'nominee',
} as const);
export type ProfilePart = (typeof ProfilePart)[keyof typeof ProfilePart];

/** The weight of each part in percent; the sum is 100. */
export const profilePartPercent = Object.freeze({
  mobile: 20,
  kyc: 25,
  bank: 20,
  details: 20,
  nominee: 15,
} as const satisfies Record<ProfilePart, number>);

/**
 * The completeness of a profile in percent: the sum of the weights of the completed parts. A part
 * that is listed twice counts once.
 *
 * @formula mobile 20 + KYC 25 + bank account 20 + personal details 20 + nominee 15
 * @source AP-2.64
 * @throws an error for an unknown part
 * @param parts the completed parts
 * @example
 * ```ts
 * profileScore([ProfilePart.Mobile, ProfilePart.Bank]); // => 40
 * ```
 */
export function profileScore(parts: readonly ProfilePart[]): number {
  const known = checkList(parts).map((part) => checkOneOf(part, ProfilePart));
  return [...new Set(known)].reduce((total, part) => total + profilePartPercent[part], 0);
}
