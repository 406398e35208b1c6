import { OnboardingStep } from '#domain/fixed-deposits/booking/onboarding-step.ts';
import * as v from 'valibot';

const STATUSES = {
  'identity-page': 'MKYC',
  kyc: 'CKYC',
  'bank-account': 'Bank',
  'personal-info': 'Profile',
  nomination: 'Nominee',
} as const satisfies Record<OnboardingStep, string>;

export type OnboardingStatus = (typeof STATUSES)[OnboardingStep];

/** The onboarding status of a started deposit: what the investor must complete next. */
export const onboardingStatus = v.picklist(Object.values(STATUSES));

export function onboardingStatusFor(step: OnboardingStep): OnboardingStatus {
  return STATUSES[step];
}

export function onboardingStepForStatus(status: OnboardingStatus): OnboardingStep {
  const [step] = Object.values(OnboardingStep).filter((each) => STATUSES[each] === status);
  if (step === undefined) throw new Error(`${status} is not an onboarding status`);
  return step;
}
