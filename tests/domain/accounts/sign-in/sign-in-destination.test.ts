import {
  type SignInFacts,
  destinationAfterSignIn,
} from '#domain/accounts/sign-in/sign-in-destination.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const anyFacts: fc.Arbitrary<SignInFacts> = fc.record({
  wasKnown: fc.boolean(),
  isNewInvestor: fc.boolean(),
  hasPan: fc.boolean(),
  isBankStepComplete: fc.boolean(),
  isDematVerified: fc.boolean(),
});
const existing: SignInFacts = {
  wasKnown: false,
  isNewInvestor: false,
  hasPan: true,
  isBankStepComplete: true,
  isDematVerified: true,
};
const kindAfter = (facts: Partial<SignInFacts>) =>
  destinationAfterSignIn({ ...existing, ...facts }).kind;

describe('destinationAfterSignIn', () => {
  it('is the attempted path first for every investor [AP-4.1, FD-6.2]', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const attemptedPath = '/portfolio?tab=2';
        expect(destinationAfterSignIn({ ...facts, attemptedPath })).toEqual({
          kind: 'attempted-path',
          path: attemptedPath,
        });
      }),
    );
  });

  it('is the dashboard for an investor this device knew before [AP-4.2]', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        expect(destinationAfterSignIn({ ...facts, wasKnown: true }).kind).toBe('dashboard');
      }),
    );
  });

  it('is the PAN profile for a new investor [AP-4.3]', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const made = destinationAfterSignIn({ ...facts, wasKnown: false, isNewInvestor: true });
        expect(made.kind).toBe('pan-profile');
      }),
    );
  });

  it('is the demat step with a PAN, a skipped bank step and no demat account [AP-4.4]', () => {
    expect(kindAfter({ isDematVerified: false })).toBe('add-demat-account');
  });

  it('is the dashboard with a PAN, a skipped bank step and verified demat [AP-4.5]', () => {
    expect(kindAfter({})).toBe('dashboard');
  });

  it('is the bank step if the PAN is saved and the bank step is open [AP-4.6]', () => {
    expect(kindAfter({ isBankStepComplete: false })).toBe('add-bank-account');
    expect(kindAfter({ isBankStepComplete: false, isDematVerified: false })).toBe(
      'add-bank-account',
    );
  });

  it('is the PAN profile without a PAN [AP-4.7]', () => {
    fc.assert(
      fc.property(anyFacts, (facts) => {
        const made = destinationAfterSignIn({ ...facts, wasKnown: false, hasPan: false });
        expect(made.kind).toBe('pan-profile');
      }),
    );
  });
});
