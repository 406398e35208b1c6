import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSignedIn } from '#domain/accounts/sign-in/signed-in.ts';

describe('isSignedIn', () => {
  it('needs an access token and the id of an investor, both [FD-6.4]', () => {
    const stored = fc.record(
      {
        accessToken: fc.constantFrom('', 'token'),
        investorId: fc.constantFrom(0, -1, 1.5, NaN, 42),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(stored, (given) => {
        const both = given.accessToken === 'token' && given.investorId === 42;
        expect(isSignedIn(given)).toBe(both);
      }),
    );
  });
});
