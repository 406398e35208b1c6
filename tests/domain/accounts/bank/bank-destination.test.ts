import fc from 'fast-check';
import {
  type BankFacts,
  destinationAfterBank,
  destinationAfterUpiMatch,
  isBankAdditionBlocked,
  isSkipOffered,
} from '#domain/accounts/bank/bank-destination.ts';
import { describe, expect, it } from 'vitest';

const facts: BankFacts = { isDepositBooking: false, isDematVerified: false };
const storedPath = '/order-summary/9';
const lastVisitedPage = '/fd-finder';

describe('destinationAfterBank', () => {
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
    const all = { isDepositBooking: true, isDematVerified: true, storedPath, lastVisitedPage };
    expect(destinationAfterBank(all)).toEqual({ kind: 'personal-info' });
  });

  it('prefers a booking, then the stored path, then a missing demat account', () => {
    const facts = fc.record(
      {
        isDepositBooking: fc.boolean(),
        isDematVerified: fc.boolean(),
        storedPath: fc.constantFrom('', '/stored'),
        lastVisitedPage: fc.constantFrom('', '/last'),
      },
      { requiredKeys: ['isDepositBooking', 'isDematVerified'] },
    );
    fc.assert(
      fc.property(facts, (given) => {
        const { kind } = destinationAfterBank(given);
        expect(kind === 'personal-info').toBe(given.isDepositBooking);
        const hasStored = (given.storedPath ?? '') !== '';
        expect(kind === 'stored-path').toBe(!given.isDepositBooking && hasStored);
        const isFree = !given.isDepositBooking && !hasStored;
        expect(kind === 'add-demat-account').toBe(isFree && !given.isDematVerified);
      }),
    );
  });
});

describe('isSkipOffered', () => {
  it('is not offered while a purchase waits for it [AP-2.39, AP-2.27, FD-2.89, FD-4.87]', () => {
    expect(isSkipOffered(undefined)).toBe(true);
    expect(isSkipOffered('profile')).toBe(true);
    for (const from of ['pre-ipo-details', 'basket-details', 'maturity-action']) {
      expect(isSkipOffered(from)).toBe(false);
    }
  });

  it('is false for exactly three origins', () => {
    const waiting = ['pre-ipo-details', 'basket-details', 'maturity-action'];
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...waiting, 'profile'), fc.string()), (whereFrom) => {
        expect(isSkipOffered(whereFrom)).toBe(!waiting.includes(whereFrom));
      }),
    );
  });
});

describe('destinationAfterUpiMatch', () => {
  it('is personal info while a deposit is booked, otherwise home [AP-4.34, FD-4.86]', () => {
    fc.assert(
      fc.property(fc.boolean(), (isDepositBooking) => {
        const expected = isDepositBooking ? 'personal-info' : 'home';
        expect(destinationAfterUpiMatch({ isDepositBooking })).toBe(expected);
      }),
    );
  });

  it('is the purchase of shares if one waits, and never in place of a deposit', () => {
    fc.assert(
      fc.property(fc.boolean(), (isDepositBooking) => {
        const expected = isDepositBooking ? 'personal-info' : 'purchase';
        const facts = { isDepositBooking, isPurchaseWaiting: true };
        expect(destinationAfterUpiMatch(facts)).toBe(expected);
      }),
    );
  });
});

describe('isBankAdditionBlocked', () => {
  it('is true before KYC, and always false in the private market [AP-4.36]', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), (isKycVerified, isPrivateMarket) => {
        const isBlocked = isBankAdditionBlocked({ isKycVerified, isPrivateMarket });
        expect(isBlocked).toBe(!isKycVerified && !isPrivateMarket);
      }),
    );
  });
});
