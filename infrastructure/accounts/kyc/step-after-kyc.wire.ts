import { StepAfterKyc } from '#domain/accounts/kyc/kyc-destination.ts';

const STATUSES = {
  'add-bank-account': 'Bank',
  'personal-info': 'Profile',
  'add-nomination': 'Nominee',
} as const satisfies Record<StepAfterKyc, string>;

/** The onboarding status that names a step in the reply to a saved PAN. */
export function statusAfterKyc(step: StepAfterKyc): string {
  return STATUSES[step];
}

/** The step of an onboarding status; undefined for an absent or unknown one. */
export function stepAfterKycOf(status: string | undefined): StepAfterKyc | undefined {
  return Object.values(StepAfterKyc).find((step) => STATUSES[step] === status);
}
