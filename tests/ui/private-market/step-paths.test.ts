import { describe, expect, it } from 'vitest';
import { pathOf, purposeIn, stepPath, withPurpose } from '#ui/accounts/onboarding/step-paths.ts';

describe('the path of a step', () => {
  it('of a purchase is the login, PAN, bank or demat page [PM-4.68, PM-4.69, PM-4.70, PM-4.72]', () => {
    expect(stepPath('sign-in', 'share')).toBe('/login');
    expect(stepPath('kyc', 'share')).toBe('/pan-profile?where_from=pre-ipo-details');
    expect(stepPath('bank', 'share')).toBe('/add-bank-account?where_from=pre-ipo-details');
    expect(stepPath('demat', 'basket')).toBe('/add-demat-account?where_from=basket-details');
  });

  it('of a booking is KYC, bank, profile or nominees [FD-4.8, FD-4.9, FD-4.10]', () => {
    expect(stepPath('kyc', 'deposit')).toBe('/kyc?where_from=maturity-action');
    expect(stepPath('bank', 'deposit')).toBe('/add-bank-account?where_from=maturity-action');
    expect(stepPath('personal-info', 'deposit')).toBe('/personal-info?where_from=maturity-action');
    expect(stepPath('nominees', 'deposit')).toBe('/add-nomination?where_from=maturity-action');
  });

  it('names a purpose that is read back, and none for another text', () => {
    for (const purpose of ['deposit', 'share', 'basket', 'sale', 'none'] as const) {
      const { search } = new URL(withPurpose('/kyc', purpose), 'https://vriddhi.example');
      expect(purposeIn(search)).toBe(purpose);
    }
    expect(purposeIn('?where_from=profile')).toBe('none');
  });

  it('leads back to the stored page as it is', () => {
    expect(pathOf({ kind: 'return-path', path: '/invest?x=1' }, 'share')).toBe('/invest?x=1');
  });
});
