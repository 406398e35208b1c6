import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  destinationAfterDisclaimer,
  isDematSkipOffered,
} from '#domain/accounts/demat/demat-destination.ts';

describe('destinationAfterDisclaimer', () => {
  it('is the last visited page, or the dashboard without one', () => {
    expect(destinationAfterDisclaimer('')).toEqual({ kind: 'dashboard' });
    expect(destinationAfterDisclaimer(undefined)).toEqual({ kind: 'dashboard' });
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (path) => {
        expect(destinationAfterDisclaimer(path)).toEqual({ kind: 'last-visited-page', path });
      }),
    );
  });
});

describe('isDematSkipOffered', () => {
  it('is true only if nothing waits for the account', () => {
    expect(isDematSkipOffered(undefined)).toBe(true);
    expect(isDematSkipOffered('')).toBe(true);
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (whereFrom) => {
        expect(isDematSkipOffered(whereFrom)).toBe(false);
      }),
    );
  });
});
