import { checkRecord, checkBoolean } from '../../platform/argument-checks.ts';

/** What an investor must complete next before a started deposit can be paid. */
export const OnboardingStep = Object.freeze({
  /** The external Aadhaar (national id) page. */
  IdentityPage: 'identity-page',
  Kyc: 'kyc',
  BankAccount: 'bank-account',
  PersonalInfo: 'personal-info',
  Nomination: 'nomination',
} as const);
export type OnboardingStep = (typeof OnboardingStep)[keyof typeof OnboardingStep];

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
 * onboardingStepFor({ ...person, hasBankAccount: true }); // => 'personal-info'
 * ```
 */
export function onboardingStepFor(facts: OnboardingFacts): OnboardingStep {
  const { isIdentityVerified, isAadhaarAsked, hasBankAccount, isProfileComplete } =
    checkRecord(facts);
  if (!checkBoolean(isIdentityVerified)) {
    const isRequired = checkBoolean(isAadhaarAsked);
    return isRequired ? OnboardingStep.IdentityPage : OnboardingStep.Kyc;
  }
  if (!checkBoolean(hasBankAccount)) return OnboardingStep.BankAccount;
  const isComplete = checkBoolean(isProfileComplete);
  return isComplete ? OnboardingStep.Nomination : OnboardingStep.PersonalInfo;
}
