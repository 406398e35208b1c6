import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compoundingFrequencyFor } from '#domain/fixed-deposits/compounding-frequency.ts';
import {
  interestConventionFor,
  thirtyDayMonths,
} from '#domain/fixed-deposits/interest-convention.ts';

describe('interestConventionFor', () => {
  it('differs from the house convention in the rests of the issuer alone', () => {
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom('suryoday', 'shriram'), fc.string()), (issuerId) => {
        const compounding = compoundingFrequencyFor(issuerId);
        const convention = interestConventionFor(issuerId);
        expect(convention).toEqual({ ...thirtyDayMonths, compounding });
        expect(Object.isFrozen(convention)).toBe(true);
      }),
    );
  });
});
