import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rateColumnFor, rateColumns } from '#domain/fixed-deposits/rate-column.ts';
import { Gender } from '#domain/platform/gender.ts';

it('gives a female senior fsc [FD-4.38, AP-5.89]', () => {
  expect(rateColumnFor({ gender: Gender.Female, isSeniorCitizen: true })).toBe('fsc');
});

it('gives a male senior sc [FD-4.39, AP-5.90]', () => {
  expect(rateColumnFor({ gender: Gender.Male, isSeniorCitizen: true })).toBe('sc');
});

it('gives a woman who is no senior f [FD-4.40, AP-5.91]', () => {
  expect(rateColumnFor({ gender: Gender.Female, isSeniorCitizen: false })).toBe('f');
});

it('gives everyone else r [FD-4.41, AP-5.92]', () => {
  expect(rateColumnFor({ gender: Gender.Male, isSeniorCitizen: false })).toBe('r');
});

it('takes an unknown gender for male [FD-4.43, AP-5.94]', () => {
  expect(rateColumnFor({ isSeniorCitizen: true })).toBe('sc');
  expect(rateColumnFor({ gender: undefined, isSeniorCitizen: false })).toBe('r');
});

it('names the columns by the suffixes of the wire [AP-9.22]', () => {
  expect(rateColumns).toEqual(['r', 'f', 'sc', 'fsc']);
});

it('has a column for anybody, whatever stands in the data', () => {
  fc.assert(
    fc.property(fc.anything(), fc.boolean(), (gender, isSeniorCitizen) => {
      const column = rateColumnFor({ gender: gender as Gender, isSeniorCitizen });
      expect(rateColumns).toContain(column);
      expect(column.endsWith('sc')).toBe(isSeniorCitizen);
    }),
  );
});
