import { checkRecord, asWord, checkBoolean } from '../../platform/argument-checks.ts';

/** The next step of an investor's onboarding, as the backend names it. */
export const StepAfterKyc = Object.freeze({
  Bank: 'Bank',
  Profile: 'Profile',
  Nominee: 'Nominee',
} as const);
export type StepAfterKyc = (typeof StepAfterKyc)[keyof typeof StepAfterKyc];

/**
 * The next step after the PAN is saved: the bank, then the profile, then the nominees.
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
  const { hasBankAccount, isProfileComplete } = checkRecord(facts);
  if (!checkBoolean(hasBankAccount)) return StepAfterKyc.Bank;
  return checkBoolean(isProfileComplete) ? StepAfterKyc.Nominee : StepAfterKyc.Profile;
}

export interface KycFacts {
  /** Whether a deposit is being booked; its next step then decides. */
  readonly isMaturityFlow: boolean;
  /** The backend's value; an unknown one is ignored. */
  readonly onboardingStep?: StepAfterKyc;
  readonly isBankStepComplete: boolean;
  /** Whether a demat account is verified, or at least present. */
  readonly hasDemat: boolean;
}

export type KycDestination =
  | 'add-bank-account'
  | 'personal-info'
  | 'add-nomination'
  | 'add-demat-account'
  /** Everything is complete; a dialog says so. */
  | 'demat-present';

const BY_STEP = {
  Bank: 'add-bank-account',
  Profile: 'personal-info',
  Nominee: 'add-nomination',
} as const satisfies Record<StepAfterKyc, KycDestination>;

/**
 * The next page after the PAN is saved: the next step of the deposit being booked, else the bank,
 * else demat.
 *
 * @source AP-4.17, AP-4.18, AP-4.19, AP-4.20, AP-4.21, AP-4.22, AP-4.23
 * @throws an error for an unknown step
 * @example
 * ```ts
 * const facts = { isMaturityFlow: false, isBankStepComplete: true, hasDemat: false };
 * destinationAfterKyc(facts); // => 'add-demat-account'
 * ```
 */
export function destinationAfterKyc(facts: KycFacts): KycDestination {
  const { isMaturityFlow, onboardingStep, isBankStepComplete, hasDemat } = checkRecord(facts);
  const step = asWord(onboardingStep ?? StepAfterKyc.Bank, StepAfterKyc);
  if (checkBoolean(isMaturityFlow)) return BY_STEP[step];
  if (!checkBoolean(isBankStepComplete)) return 'add-bank-account';
  return checkBoolean(hasDemat) ? 'demat-present' : 'add-demat-account';
}
