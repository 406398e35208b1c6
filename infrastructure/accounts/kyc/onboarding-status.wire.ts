import { OnboardingStep } from '#domain/accounts/onboarding/onboarding.ts';
import * as v from 'valibot';

/** The status of each step of a deposit's onboarding, as the product documents name it. */
const STATUSES = {
  'identity-page': 'MKYC',
  kyc: 'CKYC',
  bank: 'Bank',
  'personal-info': 'Profile',
  nominees: 'Nominee',
} as const satisfies Partial<Record<OnboardingStep, string>>;

export type OnboardingStatus = (typeof STATUSES)[keyof typeof STATUSES];

/** The onboarding status of a started deposit: what the investor must complete next. */
export const onboardingStatus = v.picklist(Object.values(STATUSES));

/** @throws an error for a step that no deposit has */
export function onboardingStatusFor(step: OnboardingStep): OnboardingStatus {
  const status = (STATUSES as Partial<Record<OnboardingStep, OnboardingStatus>>)[step];
  if (status === undefined) throw new Error(`a deposit has no step ${step}`);
  return status;
}

export function onboardingStepForStatus(status: OnboardingStatus): OnboardingStep {
  const [step] = Object.values(OnboardingStep).filter(
    (each) => each in STATUSES && onboardingStatusFor(each) === status,
  );
  if (step === undefined) throw new Error(`${status} is not an onboarding status`);
  return step;
}

const AFTER_KYC: readonly OnboardingStatus[] = ['Bank', 'Profile', 'Nominee'];

/** The step that the reply to a saved PAN names; undefined for an absent or another status. */
export function stepAfterKyc(status: string | undefined): OnboardingStep | undefined {
  const known = AFTER_KYC.find((each) => each === status);
  return known && onboardingStepForStatus(known);
}
