import { canWithdrawConsent, DataPurpose } from '#domain/accounts/profile/data-purpose.ts';
import { describe, expect, it } from 'vitest';

describe('canWithdrawConsent', () => {
  it('is true for offers only', () => {
    const optional = Object.values(DataPurpose).filter(canWithdrawConsent);
    expect(optional).toEqual([DataPurpose.Offers]);
  });
});
