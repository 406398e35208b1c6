import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { onboardingStepFor } from '#domain/fixed-deposits/booking/onboarding-step.ts';

const nothing = {
  isIdentityVerified: false,
  isAadhaarAsked: false,
  hasBankAccount: false,
  isProfileComplete: false,
};

describe('onboardingStepFor', () => {
  it('asks for identity, bank, profile and nominees, in that order', () => {
    const verified = { ...nothing, isIdentityVerified: true };
    expect(onboardingStepFor(nothing)).toBe('kyc');
    expect(onboardingStepFor({ ...nothing, isAadhaarAsked: true })).toBe('identity-page');
    expect(onboardingStepFor(verified)).toBe('bank-account');
    expect(onboardingStepFor({ ...verified, hasBankAccount: true })).toBe('personal-info');
    const all = { ...verified, hasBankAccount: true, isProfileComplete: true };
    expect(onboardingStepFor(all)).toBe('nomination');
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
        const step = onboardingStepFor(known);
        expect(step === 'identity-page' || step === 'kyc').toBe(!known.isIdentityVerified);
        const isLater = step === 'personal-info' || step === 'nomination';
        expect(isLater && !known.hasBankAccount).toBe(false);
      }),
    );
  });
});
