import { asFacts, asWord, asYesOrNo } from '../platform/expected.ts';

/** What is still missing before a started deposit can be paid; values are those of the wire. */
export const OnboardingStatus = Object.freeze({
  Mkyc: 'MKYC',
  Ckyc: 'CKYC',
  Bank: 'Bank',
  Profile: 'Profile',
  Nominee: 'Nominee',
} as const);
export type OnboardingStatus = (typeof OnboardingStatus)[keyof typeof OnboardingStatus];

/** The step that settles it. */
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
  /** Whether this issuer has the identity proved on the Aadhaar page, outside the app. */
  readonly isAadhaarAsked: boolean;
  readonly hasBankAccount: boolean;
  readonly isProfileComplete: boolean;
}

/**
 * What is still missing before a deposit can be paid: identity, bank, profile, then always the
 * nominees.
 *
 * @source FD-4.1, FD-4.2, FD-4.3, FD-4.4, FD-4.5, FD-4.6, FD-4.7, FD-4.8, FD-4.9, FD-4.10, FD-4.11
 * @example
 * ```ts
 * const person = { isIdentityVerified: true, isAadhaarAsked: false, isProfileComplete: false };
 * onboardingStatusFor({ ...person, hasBankAccount: true }); // => 'Profile'
 * ```
 */
export function onboardingStatusFor(facts: OnboardingFacts): OnboardingStatus {
  const { isIdentityVerified, isAadhaarAsked, hasBankAccount, isProfileComplete } = asFacts(facts);
  if (!asYesOrNo(isIdentityVerified)) {
    const isAsked = asYesOrNo(isAadhaarAsked);
    return isAsked ? OnboardingStatus.Mkyc : OnboardingStatus.Ckyc;
  }
  if (!asYesOrNo(hasBankAccount)) return OnboardingStatus.Bank;
  const isComplete = asYesOrNo(isProfileComplete);
  return isComplete ? OnboardingStatus.Nominee : OnboardingStatus.Profile;
}

/**
 * The step that settles an onboarding status.
 *
 * @source FD-4.1, FD-4.2, FD-4.3, FD-4.4, FD-4.5, FD-4.6, FD-4.7, FD-4.8, FD-4.9, FD-4.10, FD-4.11
 * @throws a sentence on an unknown status
 * @example
 * ```ts
 * onboardingStepFor('Nominee'); // => 'nomination'
 * ```
 */
export function onboardingStepFor(status: OnboardingStatus): OnboardingStep {
  return STEPS[asWord(status, OnboardingStatus)];
}

/**
 * The status that a word of the wire means, exactly as written; undefined for any other.
 *
 * @source FD-4.1
 * @example
 * ```ts
 * onboardingStatusOf('mkyc'); // => undefined
 * ```
 */
export function onboardingStatusOf(word: unknown): OnboardingStatus | undefined {
  return Object.values(OnboardingStatus).find((status) => status === word);
}
