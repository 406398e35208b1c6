/** The next step of an investor's onboarding, as the backend names it. */
export const OnboardingStep = Object.freeze({
  Bank: 'Bank',
  Profile: 'Profile',
  Nominee: 'Nominee',
} as const);
export type OnboardingStep = (typeof OnboardingStep)[keyof typeof OnboardingStep];

/** What is still to do after the PAN is saved. */
export function onboardingStepAfterKyc(facts: {
  readonly hasBankAccount: boolean;
  readonly isProfileComplete: boolean;
}): OnboardingStep {
  if (!facts.hasBankAccount) return OnboardingStep.Bank;
  return facts.isProfileComplete ? OnboardingStep.Nominee : OnboardingStep.Profile;
}

export interface KycFacts {
  /** Whether a deposit is being booked: then its next step decides. */
  readonly isMaturityFlow: boolean;
  /** The backend's word; an unknown one counts as none. */
  readonly onboardingStep?: OnboardingStep;
  readonly isBankSkipped: boolean;
  /** Whether a demat account is verified, or at least present. */
  readonly hasDemat: boolean;
}

export type KycDestination =
  | 'add-bank-account'
  | 'personal-info'
  | 'add-nomination'
  | 'add-demat-account'
  /** Nothing is left to ask: said in a dialog. */
  | 'demat-present';

const BY_STEP = {
  Bank: 'add-bank-account',
  Profile: 'personal-info',
  Nominee: 'add-nomination',
} as const satisfies Record<OnboardingStep, KycDestination>;

export function destinationAfterKyc(facts: KycFacts): KycDestination {
  if (facts.isMaturityFlow) return BY_STEP[facts.onboardingStep ?? OnboardingStep.Bank];
  if (!facts.isBankSkipped) return 'add-bank-account';
  return facts.hasDemat ? 'demat-present' : 'add-demat-account';
}
