import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  rateColumnFor,
  rateColumns,
  genderFor,
} from '#domain/fixed-deposits/catalogue/rate-column.ts';
import { Gender } from '#domain/platform/gender.ts';

const genders = fc.option(fc.constantFrom(...Object.values(Gender)), { nil: undefined });

describe('rateColumnFor', () => {
  it('gives a female senior fsc [FD-4.38, AP-5.89]', () => {
    expect(rateColumnFor({ gender: Gender.Female, isSeniorCitizen: true })).toBe('fsc');
  });

  it('gives a male senior sc [FD-4.39, AP-5.90]', () => {
    expect(rateColumnFor({ gender: Gender.Male, isSeniorCitizen: true })).toBe('sc');
  });

  it('gives a woman below the senior age f [FD-4.40, AP-5.91]', () => {
    expect(rateColumnFor({ gender: Gender.Female, isSeniorCitizen: false })).toBe('f');
  });

  it('gives everyone else r [FD-4.41, AP-5.92]', () => {
    expect(rateColumnFor({ gender: Gender.Male, isSeniorCitizen: false })).toBe('r');
  });

  it('treats an unknown gender as male [FD-4.43, AP-5.94]', () => {
    expect(rateColumnFor({ isSeniorCitizen: true })).toBe('sc');
    expect(rateColumnFor({ gender: undefined, isSeniorCitizen: false })).toBe('r');
  });

  it('has a column for every investor, with any data', () => {
    fc.assert(
      fc.property(fc.anything(), fc.boolean(), (gender, isSeniorCitizen) => {
        const column = rateColumnFor({ gender: gender as Gender, isSeniorCitizen });
        expect(rateColumns).toContain(column);
        expect(column.endsWith('sc')).toBe(isSeniorCitizen);
      }),
    );
  });

  it('goes by the senior switch and the gender alone [AP-6.4]', () => {
    fc.assert(
      fc.property(genders, fc.boolean(), (gender, isSeniorCitizen) => {
        const column = rateColumnFor({ gender, isSeniorCitizen });
        expect(column.startsWith('f')).toBe(gender === 'female');
        expect(column.endsWith('sc')).toBe(isSeniorCitizen);
      }),
    );
  });
});

describe('RateColumn', () => {
  it('names the columns by the suffixes of the wire [AP-9.22]', () => {
    expect(rateColumns).toEqual(['r', 'f', 'sc', 'fsc']);
  });
});

describe('genderFor', () => {
  it('is what the verified PAN says, else what is stored, else male [AP-3.8]', () => {
    fc.assert(
      fc.property(genders, genders, (verifiedPan, stored) => {
        expect(genderFor({ verifiedPan, stored })).toBe(verifiedPan ?? stored ?? 'male');
      }),
    );
  });
});
