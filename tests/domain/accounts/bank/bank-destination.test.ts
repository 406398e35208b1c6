import type { BankFacts } from '#domain/accounts/bank/bank-destination.ts';
import { destinationAfterBank, isSkipOffered } from '#domain/accounts/bank/bank-destination.ts';
import { describe, expect, it } from 'vitest';

const facts: BankFacts = { isMaturityFlow: false, isDematVerified: false };
const storedPath = '/order-summary/9';
const lastVisitedPage = '/fd-finder';

describe('the way after the bank is linked', () => {
  it('is the stored path [AP-4.27, FD-4.80]', () => {
    const stored = { kind: 'stored-path', path: storedPath };
    expect(destinationAfterBank({ ...facts, storedPath })).toEqual(stored);
    expect(destinationAfterBank({ ...facts, storedPath, isDematVerified: true })).toEqual(stored);
  });

  it('is demat without a stored path [AP-4.28, FD-4.81]', () => {
    expect(destinationAfterBank({ ...facts, lastVisitedPage }).kind).toBe('add-demat-account');
  });

  it('is the last page, or the dashboard, with demat verified [AP-4.29, FD-4.82]', () => {
    const verified = { ...facts, isDematVerified: true };
    expect(destinationAfterBank({ ...verified, lastVisitedPage })).toEqual({
      kind: 'last-visited-page',
      path: lastVisitedPage,
    });
    expect(destinationAfterBank(verified)).toEqual({ kind: 'dashboard' });
  });

  it('is personal info first while a deposit is booked [AP-4.30, AP-4.31, FD-4.84]', () => {
    const all = { isMaturityFlow: true, isDematVerified: true, storedPath, lastVisitedPage };
    expect(destinationAfterBank(all)).toEqual({ kind: 'personal-info' });
  });
});

describe('adding it later', () => {
  it('is not offered while a purchase waits for it [AP-2.39, AP-2.27, FD-2.89, FD-4.87]', () => {
    expect(isSkipOffered(undefined)).toBe(true);
    expect(isSkipOffered('profile')).toBe(true);
    for (const from of ['pre-ipo-details', 'basket-details', 'maturity-action']) {
      expect(isSkipOffered(from)).toBe(false);
    }
  });
});
