import { asFacts, asWord } from '../../platform/expected.ts';

/** The next step of an investor's onboarding, as the backend names it. */
export const StepAfterKyc = Object.freeze({
  Bank: 'Bank',
  Profile: 'Profile',
  Nominee: 'Nominee',
} as const);
export type StepAfterKyc = (typeof StepAfterKyc)[keyof typeof StepAfterKyc];

/**
 * What is still to do after the PAN is saved: the bank, then the profile, then the nominees.
 *
 * @source AP-4.17, AP-4.18, AP-4.19, AP-4.20
 * @example
 * ```ts
 * onboardingStepAfterKyc({ hasBankAccount: true, isProfileComplete: false }); // => 'Profile'
 * ```
 */
export function onboardingStepAfterKyc(facts: {
  readonly hasBankAccount: boolean;
  readonly isProfileComplete: boolean;
}): StepAfterKyc {
  const { hasBankAccount, isProfileComplete } = asFacts(facts);
  if (!hasBankAccount) return StepAfterKyc.Bank;
  return isProfileComplete ? StepAfterKyc.Nominee : StepAfterKyc.Profile;
}

export interface KycFacts {
  /** Whether a deposit is being booked: then its next step decides. */
  readonly isMaturityFlow: boolean;
  /** The backend's word; an unknown one counts as none. */
  readonly onboardingStep?: StepAfterKyc;
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
} as const satisfies Record<StepAfterKyc, KycDestination>;

/**
 * Where a saved PAN leads: to the next step of the deposit being booked, else to the bank, then to
 * demat.
 *
 * @source AP-4.17, AP-4.18, AP-4.19, AP-4.20, AP-4.21, AP-4.22, AP-4.23
 * @throws a sentence on an unknown step
 * @example
 * ```ts
 * const facts = { isMaturityFlow: false, isBankSkipped: true, hasDemat: false };
 * destinationAfterKyc(facts); // => 'add-demat-account'
 * ```
 */
export function destinationAfterKyc(facts: KycFacts): KycDestination {
  const { isMaturityFlow, onboardingStep, isBankSkipped, hasDemat } = asFacts(facts);
  const step = asWord(onboardingStep ?? StepAfterKyc.Bank, StepAfterKyc);
  if (isMaturityFlow) return BY_STEP[step];
  if (!isBankSkipped) return 'add-bank-account';
  return hasDemat ? 'demat-present' : 'add-demat-account';
}
