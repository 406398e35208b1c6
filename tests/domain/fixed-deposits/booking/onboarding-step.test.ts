import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  OnboardingStatus,
  onboardingStatusFor,
  onboardingStepFor,
} from '#domain/fixed-deposits/booking/onboarding-step.ts';

const nothing = {
  isIdentityVerified: false,
  isAadhaarAsked: false,
  hasBankAccount: false,
  isProfileComplete: false,
};

describe('onboardingStepFor', () => {
  it('has a step for each', () => {
    expect(Object.values(OnboardingStatus)).toEqual(['MKYC', 'CKYC', 'Bank', 'Profile', 'Nominee']);
    expect(Object.values(OnboardingStatus).map(onboardingStepFor)).toEqual([
      'identity-page',
      'kyc',
      'bank-account',
      'personal-info',
      'nomination',
    ]);
  });

  it('has one step for each status, no two alike', () => {
    const any = fc.constantFrom(...Object.values(OnboardingStatus));
    fc.assert(
      fc.property(any, any, (one, other) => {
        expect(onboardingStepFor(one) === onboardingStepFor(other)).toBe(one === other);
      }),
    );
  });
});

describe('onboardingStatusFor', () => {
  it('asks for identity, bank, profile and nominees, in that order', () => {
    const verified = { ...nothing, isIdentityVerified: true };
    expect(onboardingStatusFor(nothing)).toBe('CKYC');
    expect(onboardingStatusFor({ ...nothing, isAadhaarAsked: true })).toBe('MKYC');
    expect(onboardingStatusFor(verified)).toBe('Bank');
    expect(onboardingStatusFor({ ...verified, hasBankAccount: true })).toBe('Profile');
    const all = { ...verified, hasBankAccount: true, isProfileComplete: true };
    expect(onboardingStatusFor(all)).toBe('Nominee');
  });

  it('never asks for a later step while an earlier one is open', () => {
    const facts = fc.record({
      isIdentityVerified: fc.boolean(),
      isAadhaarAsked: fc.boolean(),
      hasBankAccount: fc.boolean(),
      isProfileComplete: fc.boolean(),
    });
    fc.assert(
      fc.property(facts, (known) => {
        const status = onboardingStatusFor(known);
        expect(status === 'MKYC' || status === 'CKYC').toBe(!known.isIdentityVerified);
        const isLater = status === 'Profile' || status === 'Nominee';
        expect(isLater && !known.hasBankAccount).toBe(false);
      }),
    );
  });
});
