import fc from 'fast-check';
import { isBankAdditionBlocked } from '#domain/accounts/bank/bank-addition.ts';
import { describe, expect, it } from 'vitest';

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
