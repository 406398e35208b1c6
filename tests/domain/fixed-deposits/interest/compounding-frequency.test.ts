import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CompoundingFrequency,
  compoundingFrequencyFor,
  compoundingLabel,
  periodsPerYear,
} from '#domain/fixed-deposits/interest/compounding-frequency.ts';
import { interestConventionFor } from '#domain/fixed-deposits/interest/interest-convention.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import {
  isShriram,
  isSuryoday,
  asksForPaymentMethod,
} from '#domain/fixed-deposits/catalogue/issuer.ts';

const frequencies = fc.constantFrom(...Object.values(CompoundingFrequency));

/** Keys of issuers, the two that matter among them, in any case. */
const keys = fc.oneof(
  fc.constantFrom('suryoday', 'SHRIRAM', ' Suryoday ', 'shriram', 'malhar', 'Malhar'),
  fc.string(),
);

describe('compoundingFrequencyFor', () => {
  it.each([
    ['himadri', 'Annually'],
    ['shriram', 'Monthly'],
    ['Shriram ', 'Monthly'],
    ['suryoday', 'Quarterly'],
    ['', 'Annually'],
  ])('compounds for %s: %s [FD-9.18]', (issuerId, label) => {
    expect(compoundingLabel(compoundingFrequencyFor(issuerId))).toBe(label);
    const { compounding } = interestConventionFor(issuerId, Tenure.of({ years: 1 }));
    expect(compounding).toBe(compoundingFrequencyFor(issuerId));
  });

  it('is monthly for shriram, quarterly for suryoday, yearly for others [FD-9.18]', () => {
    fc.assert(
      fc.property(keys, (issuerId) => {
        const others = isSuryoday(issuerId) ? 'quarterly' : 'yearly';
        expect(compoundingFrequencyFor(issuerId)).toBe(isShriram(issuerId) ? 'monthly' : others);
      }),
    );
  });
});

describe('periodsPerYear', () => {
  it('is 1, 2, 4 or 12', () => {
    expect(Object.values(CompoundingFrequency).map(periodsPerYear)).toEqual([1, 2, 4, 12]);
  });
});

describe('isSuryoday', () => {
  it('recognises an issuer by its exact key only', () => {
    expect([isSuryoday('suryoday'), isSuryoday('Suryoday Small Finance Bank')]).toEqual([
      true,
      false,
    ]);
    expect([isShriram('SHRIRAM'), isShriram('shriram-city')]).toEqual([true, false]);
  });

  it('recognises its key in any case and with blanks around it, and no other [FD-1.12]', () => {
    fc.assert(
      fc.property(keys, (key) => {
        expect(isSuryoday(key)).toBe(key.trim().toLowerCase() === 'suryoday');
      }),
    );
  });
});

describe('compoundingLabel', () => {
  it('has a distinct label for each value [FD-9.18]', () => {
    fc.assert(
      fc.property(frequencies, frequencies, (one, other) => {
        expect(compoundingLabel(one) === compoundingLabel(other)).toBe(one === other);
      }),
    );
    expect(compoundingLabel('yearly')).toBe('Annually');
  });
});

describe('isShriram', () => {
  it('recognises its key in any case and with blanks around it, and no other [FD-1.12]', () => {
    fc.assert(
      fc.property(keys, (key) => {
        expect(isShriram(key)).toBe(key.trim().toLowerCase() === 'shriram');
      }),
    );
  });
});

describe('asksForPaymentMethod', () => {
  it('is true only for the configured issuer [FD-4.65, FD-4.66, AP-4.45, AP-7.59]', () => {
    fc.assert(
      fc.property(keys, (key) => {
        const isMalhar = key.trim().toLowerCase() === 'malhar';
        expect(asksForPaymentMethod(key, { configured: ' Malhar' })).toBe(isMalhar);
      }),
    );
  });

  it('is false for every issuer if none is configured [FD-4.66, AP-4.45]', () => {
    fc.assert(fc.property(keys, (key) => !asksForPaymentMethod(key, {})));
  });
});
