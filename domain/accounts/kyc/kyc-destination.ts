import { checkRecord, checkOneOf, checkBoolean } from '../../platform/argument-checks.ts';

/** The next step of an investor's onboarding, named by its page. */
export const StepAfterKyc = Object.freeze({
  BankAccount: 'add-bank-account',
  PersonalInfo: 'personal-info',
  Nomination: 'add-nomination',
} as const);
export type StepAfterKyc = (typeof StepAfterKyc)[keyof typeof StepAfterKyc];

/**
 * The next onboarding step after the PAN is saved: the bank account if missing, else the profile if
 * incomplete, else the nominees.
 *
 * @source AP-4.17, AP-4.18, AP-4.19, AP-4.20
 * @example
 * ```ts
 * onboardingStepAfterKyc({ hasBankAccount: true, isProfileComplete: false }); // => 'personal-info'
 * ```
 */
export function onboardingStepAfterKyc(facts: {
  readonly hasBankAccount: boolean;
  readonly isProfileComplete: boolean;
}): StepAfterKyc {
  const { hasBankAccount, isProfileComplete } = checkRecord(facts);
  if (!checkBoolean(hasBankAccount)) return StepAfterKyc.BankAccount;
  return checkBoolean(isProfileComplete) ? StepAfterKyc.Nomination : StepAfterKyc.PersonalInfo;
}

export interface KycFacts {
  /** Whether a deposit is being booked. If so, `onboardingStep` decides the next page. */
  readonly isDepositBooking: boolean;
  /** The step that the backend returned; the bank account if absent. */
  readonly onboardingStep?: StepAfterKyc;
  readonly isBankStepComplete: boolean;
  /** Whether a demat account is verified, or at least present. */
  readonly hasDemat: boolean;
}

export type KycDestination =
  | StepAfterKyc
  | 'add-demat-account'
  /** Nothing is missing; a dialog tells the investor so. */
  | 'demat-present';

/**
 * The next page after the PAN is saved. While a deposit is being booked, it is the page of its
 * onboarding step. Otherwise it is the bank account, then the demat account, whichever is missing
 * first.
 *
 * @source AP-4.17, AP-4.18, AP-4.19, AP-4.20, AP-4.21, AP-4.22, AP-4.23
 * @throws an error for an unknown step
 * @example
 * ```ts
 * const facts = { isDepositBooking: false, isBankStepComplete: true, hasDemat: false };
 * destinationAfterKyc(facts); // => 'add-demat-account'
 * ```
 */
export function destinationAfterKyc(facts: KycFacts): KycDestination {
  const { isDepositBooking, onboardingStep, isBankStepComplete, hasDemat } = checkRecord(facts);
  const step = checkOneOf(onboardingStep ?? StepAfterKyc.BankAccount, StepAfterKyc);
  if (checkBoolean(isDepositBooking)) return step;
  if (!checkBoolean(isBankStepComplete)) return StepAfterKyc.BankAccount;
  return checkBoolean(hasDemat) ? 'demat-present' : 'add-demat-account';
}
