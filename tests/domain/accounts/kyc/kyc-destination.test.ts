import fc from 'fast-check';
import {
  type KycFacts,
  destinationAfterKyc,
  onboardingStepAfterKyc,
  StepAfterKyc,
} from '#domain/accounts/kyc/kyc-destination.ts';
import { describe, expect, it } from 'vitest';

const booking: KycFacts = { isDepositBooking: true, isBankStepComplete: false, hasDemat: false };
const plain: KycFacts = { isDepositBooking: false, isBankStepComplete: true, hasDemat: false };

describe('destinationAfterKyc', () => {
  it('follows the step of the deposit being booked [AP-4.17, AP-4.18, AP-4.19]', () => {
    const after = (onboardingStep: StepAfterKyc) =>
      destinationAfterKyc({ ...booking, onboardingStep });
    expect(after(StepAfterKyc.BankAccount)).toBe('add-bank-account');
    expect(after(StepAfterKyc.PersonalInfo)).toBe('personal-info');
    expect(after(StepAfterKyc.Nomination)).toBe('add-nomination');
  });

  it('is the bank for a deposit without a known step [AP-4.20]', () => {
    expect(destinationAfterKyc(booking)).toBe('add-bank-account');
    expect(destinationAfterKyc({ ...booking, isBankStepComplete: true, hasDemat: true })).toBe(
      'add-bank-account',
    );
  });

  it('is demat if the bank step is skipped and there is no demat account [AP-4.21]', () => {
    expect(destinationAfterKyc(plain)).toBe('add-demat-account');
  });

  it('is a dialog if the bank step is skipped and a demat account exists [AP-4.22]', () => {
    expect(destinationAfterKyc({ ...plain, hasDemat: true })).toBe('demat-present');
  });

  it('is the bank while the bank step is open [AP-4.23]', () => {
    expect(destinationAfterKyc({ ...plain, isBankStepComplete: false })).toBe('add-bank-account');
  });

  it('follows the booked deposit alone, and otherwise the bank and then demat', () => {
    const facts = fc.record(
      {
        isDepositBooking: fc.boolean(),
        isBankStepComplete: fc.boolean(),
        hasDemat: fc.boolean(),
        onboardingStep: fc.constantFrom(...Object.values(StepAfterKyc)),
      },
      { requiredKeys: ['isDepositBooking', 'isBankStepComplete', 'hasDemat'] },
    );
    fc.assert(
      fc.property(facts, (given) => {
        const destination = destinationAfterKyc(given);
        const isStep = ['personal-info', 'add-nomination'].includes(destination);
        expect(isStep && !given.isDepositBooking).toBe(false);
        const isDemat = ['add-demat-account', 'demat-present'].includes(destination);
        expect(isDemat).toBe(!given.isDepositBooking && given.isBankStepComplete);
      }),
    );
  });
});

describe('onboardingStepAfterKyc', () => {
  it('names the first step that is still to do', () => {
    const step = (hasBankAccount: boolean, isProfileComplete: boolean) =>
      onboardingStepAfterKyc({ hasBankAccount, isProfileComplete });
    const bank = 'add-bank-account';
    expect([step(false, false), step(false, true)]).toEqual([bank, bank]);
    expect([step(true, false), step(true, true)]).toEqual(['personal-info', 'add-nomination']);
  });
});
