import { checkRecord, asWord, checkBoolean } from '../../platform/argument-checks.ts';

/**
 * What an investor must complete next before a started deposit can be paid; values are those of the
 * backend's API.
 */
export const OnboardingStatus = Object.freeze({
  Mkyc: 'MKYC',
  Ckyc: 'CKYC',
  Bank: 'Bank',
  Profile: 'Profile',
  Nominee: 'Nominee',
} as const);
export type OnboardingStatus = (typeof OnboardingStatus)[keyof typeof OnboardingStatus];

/** The step of the app that completes a requirement. */
export type OnboardingStep =
  'identity-page' | 'kyc' | 'bank-account' | 'personal-info' | 'nomination';

const STEPS = {
  MKYC: 'identity-page',
  CKYC: 'kyc',
  Bank: 'bank-account',
  Profile: 'personal-info',
  Nominee: 'nomination',
} as const satisfies Record<OnboardingStatus, OnboardingStep>;

export interface OnboardingFacts {
  readonly isIdentityVerified: boolean;
  /** Whether the issuer verifies the identity on the external Aadhaar (national id) page. */
  readonly isAadhaarAsked: boolean;
  readonly hasBankAccount: boolean;
  readonly isProfileComplete: boolean;
}

/**
 * What an investor must complete next before paying: identity check, bank account or profile,
 * whichever is missing first, else the nominees. Every booking includes the nominees.
 *
 * @source FD-4.1, FD-4.2, FD-4.3, FD-4.4, FD-4.5, FD-4.6, FD-4.7, FD-4.8, FD-4.9, FD-4.10, FD-4.11
 * @example
 * ```ts
 * const person = { isIdentityVerified: true, isAadhaarAsked: false, isProfileComplete: false };
 * onboardingStatusFor({ ...person, hasBankAccount: true }); // => 'Profile'
 * ```
 */
export function onboardingStatusFor(facts: OnboardingFacts): OnboardingStatus {
  const { isIdentityVerified, isAadhaarAsked, hasBankAccount, isProfileComplete } =
    checkRecord(facts);
  if (!checkBoolean(isIdentityVerified)) {
    const isAsked = checkBoolean(isAadhaarAsked);
    return isAsked ? OnboardingStatus.Mkyc : OnboardingStatus.Ckyc;
  }
  if (!checkBoolean(hasBankAccount)) return OnboardingStatus.Bank;
  const isComplete = checkBoolean(isProfileComplete);
  return isComplete ? OnboardingStatus.Nominee : OnboardingStatus.Profile;
}

/**
 * The step of the app that completes the requirement of an onboarding status.
 *
 * @source FD-4.1, FD-4.2, FD-4.3, FD-4.4, FD-4.5, FD-4.6, FD-4.7, FD-4.8, FD-4.9, FD-4.10, FD-4.11
 * @throws an error for an unknown status
 * @example
 * ```ts
 * onboardingStepFor('Nominee'); // => 'nomination'
 * ```
 */
export function onboardingStepFor(status: OnboardingStatus): OnboardingStep {
  return STEPS[asWord(status, OnboardingStatus)];
}
