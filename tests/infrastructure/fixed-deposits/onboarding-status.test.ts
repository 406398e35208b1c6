import { describe, expect, it } from 'vitest';
import { OnboardingStep } from '#domain/fixed-deposits/booking/onboarding-step.ts';
import {
  onboardingStatusFor,
  onboardingStepForStatus,
} from '#infrastructure/fixed-deposits/booking/onboarding-status.wire.ts';

const steps = Object.values(OnboardingStep);

describe('the onboarding status', () => {
  it('is MKYC, CKYC, Bank, Profile or Nominee, one for each step [FD-4.1]', () => {
    expect(steps.map(onboardingStatusFor)).toEqual(['MKYC', 'CKYC', 'Bank', 'Profile', 'Nominee']);
  });

  it('reads every status it writes', () => {
    expect(steps.map((step) => onboardingStepForStatus(onboardingStatusFor(step)))).toEqual(steps);
  });
});
