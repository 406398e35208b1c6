import type { KycFacts } from '#domain/accounts/kyc/kyc-destination.ts';
import {
  destinationAfterKyc,
  onboardingStepAfterKyc,
} from '#domain/accounts/kyc/kyc-destination.ts';
import { describe, expect, it } from 'vitest';

const booking: KycFacts = { isMaturityFlow: true, isBankSkipped: false, hasDemat: false };
const plain: KycFacts = { isMaturityFlow: false, isBankSkipped: true, hasDemat: false };

describe('the way after the PAN is saved', () => {
  it('follows the step of the deposit being booked [AP-4.17, AP-4.18, AP-4.19]', () => {
    const after = (onboardingStep: 'Bank' | 'Profile' | 'Nominee') =>
      destinationAfterKyc({ ...booking, onboardingStep });
    expect(after('Bank')).toBe('add-bank-account');
    expect(after('Profile')).toBe('personal-info');
    expect(after('Nominee')).toBe('add-nomination');
  });

  it('is the bank for a deposit without a known step [AP-4.20]', () => {
    expect(destinationAfterKyc(booking)).toBe('add-bank-account');
    expect(destinationAfterKyc({ ...booking, isBankSkipped: true, hasDemat: true })).toBe(
      'add-bank-account',
    );
  });

  it('is demat with the bank passed over and no demat account [AP-4.21]', () => {
    expect(destinationAfterKyc(plain)).toBe('add-demat-account');
  });

  it('is a dialog with the bank passed over and demat there already [AP-4.22]', () => {
    expect(destinationAfterKyc({ ...plain, hasDemat: true })).toBe('demat-present');
  });

  it('is the bank while it is not passed over [AP-4.23]', () => {
    expect(destinationAfterKyc({ ...plain, isBankSkipped: false })).toBe('add-bank-account');
  });

  it('names the first step that is still to do', () => {
    const step = (hasBankAccount: boolean, isProfileComplete: boolean) =>
      onboardingStepAfterKyc({ hasBankAccount, isProfileComplete });
    expect([step(false, false), step(false, true)]).toEqual(['Bank', 'Bank']);
    expect([step(true, false), step(true, true)]).toEqual(['Profile', 'Nominee']);
  });
});
