import { expect, it } from 'vitest';
import {
  CompoundingFrequency,
  compoundingFrequencyFor,
  compoundingLabel,
  periodsPerYear,
} from '#domain/fixed-deposits/compounding-frequency.ts';
import { interestConventionFor } from '#domain/fixed-deposits/interest-convention.ts';
import { isShriram, isSuryoday } from '#domain/fixed-deposits/issuer.ts';

it.each([
  ['himadri', 'Annually'],
  ['shriram', 'Monthly'],
  ['Shriram ', 'Monthly'],
  ['suryoday', 'Quarterly'],
  ['', 'Annually'],
])('compounds for %s: %s [FD-9.18]', (issuerId, label) => {
  expect(compoundingLabel(compoundingFrequencyFor(issuerId))).toBe(label);
  expect(interestConventionFor(issuerId).compounding).toBe(compoundingFrequencyFor(issuerId));
});

it('rests 1, 2, 4 or 12 times a year', () => {
  expect(Object.values(CompoundingFrequency).map(periodsPerYear)).toEqual([1, 2, 4, 12]);
});

it('knows an issuer by its key and nothing that resembles it', () => {
  expect([isSuryoday('suryoday'), isSuryoday('Suryoday Small Finance Bank')]).toEqual([
    true,
    false,
  ]);
  expect([isShriram('SHRIRAM'), isShriram('shriram-city')]).toEqual([true, false]);
});
