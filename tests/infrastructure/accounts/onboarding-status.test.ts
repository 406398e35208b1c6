import { describe, expect, it } from 'vitest';
import {
  onboardingStatusFor,
  onboardingStepForStatus,
  stepAfterKyc,
} from '#infrastructure/accounts/kyc/onboarding-status.wire.ts';

const steps = ['identity-page', 'kyc', 'bank', 'personal-info', 'nominees'] as const;

describe('the onboarding status', () => {
  it('is MKYC, CKYC, Bank, Profile or Nominee, one for each step [FD-4.1]', () => {
    expect(steps.map(onboardingStatusFor)).toEqual(['MKYC', 'CKYC', 'Bank', 'Profile', 'Nominee']);
  });

  it('reads every status it writes', () => {
    expect(steps.map((step) => onboardingStepForStatus(onboardingStatusFor(step)))).toEqual(steps);
  });

  it('refuses a step that no deposit has', () => {
    expect(() => onboardingStatusFor('demat')).toThrow('demat');
  });

  it('names only a later step after KYC', () => {
    const read = ['Bank', 'Profile', 'Nominee', 'CKYC', 'Something', undefined].map(stepAfterKyc);
    expect(read).toEqual(['bank', 'personal-info', 'nominees', undefined, undefined, undefined]);
  });
});
