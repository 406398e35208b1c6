import fc from 'fast-check';
import { parentNameViolation } from '#domain/accounts/profile/parents.ts';
import {
  AnnualIncome,
  annualIncomeLabels,
  incomeSourceFor,
  incomeSourceLabels,
  IncomeSource,
  maritalStatusLabels,
  MaritalStatus,
  Occupation,
  occupationLabels,
  professionalViolations,
} from '#domain/accounts/profile/professional.ts';
import { describe, expect, it } from 'vitest';

const occupations = fc.constantFrom(...Object.values(Occupation));

describe('Occupation', () => {
  it('are snake-case words [AP-3.37, AP-3.38, FD-9.43, FD-9.44, FD-9.45]', () => {
    const words: string[] = [Occupation, AnnualIncome, MaritalStatus, IncomeSource].flatMap(
      (list) => Object.values(list),
    );
    expect(Object.values(Occupation)).toEqual([
      ...['service_private_sector', 'service_public_sector', 'service_government_sector'],
      ...['business', 'others_professional', 'others_self_employed', 'others_retired'],
      ...['others_housewife', 'others_student', 'not_categorised'],
    ]);
    expect(Object.values(AnnualIncome)).toEqual([
      ...['upto_5_lakh', 'above_5_lakh_upto_10_lakh', 'above_10_lakh_upto_25_lakh'],
      ...['above_25_lakh_upto_1_crore', 'above_1_crore'],
    ]);
    expect(Object.values(MaritalStatus)).toEqual(['married', 'unmarried']);
    expect(Object.values(IncomeSource)).toHaveLength(7);
    for (const word of words) expect(word).toMatch(/^[a-z0-9]+(_[a-z0-9]+)*$/);
    expect(new Set(words).size).toBe(words.length);
  });
});

describe('occupationLabels', () => {
  it('have one label each [AP-3.38]', () => {
    for (const labels of [
      occupationLabels,
      annualIncomeLabels,
      incomeSourceLabels,
      maritalStatusLabels,
    ]) {
      const texts = Object.values(labels);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});

describe('incomeSourceFor', () => {
  it('derives the income source from the occupation [AP-3.25]', () => {
    const sources = Object.values(Occupation).map((each) => [each, incomeSourceFor(each)]);
    expect(Object.fromEntries(sources)).toEqual({
      service_private_sector: 'salary',
      service_public_sector: 'salary',
      service_government_sector: 'salary',
      business: 'business_income',
      others_professional: 'professional_fees',
      others_self_employed: 'professional_fees',
      others_retired: 'pension',
      others_housewife: 'family_support',
      others_student: 'family_support',
      not_categorised: 'others',
    });
  });

  it('is one of the sources for every occupation [AP-3.25]', () => {
    fc.assert(
      fc.property(occupations, (occupation) => {
        expect(Object.values(IncomeSource)).toContain(incomeSourceFor(occupation));
      }),
    );
    expect(() => incomeSourceFor('pilot' as Occupation)).toThrow('was expected, got "pilot"');
  });
});

describe('professionalViolations', () => {
  it('need an occupation and an income [AP-5.44, AP-5.45, FD-5.37, FD-5.38]', () => {
    expect(professionalViolations({})).toEqual({
      occupation: { kind: 'missing' },
      annualIncome: { kind: 'missing' },
    });
    expect(professionalViolations({ occupation: Occupation.Student })).toEqual({
      annualIncome: { kind: 'missing' },
    });
    const both = { occupation: Occupation.Student, annualIncome: AnnualIncome.UpTo5Lakh };
    expect(professionalViolations(both)).toEqual({});
  });

  it('reports missing choices, and nothing else [AP-5.42, AP-5.43]', () => {
    const chosen = fc.record(
      { occupation: occupations, annualIncome: fc.constantFrom(...Object.values(AnnualIncome)) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(chosen, (given) => {
        const missing = ['occupation', 'annualIncome'].filter((key) => !(key in given));
        expect(Object.keys(professionalViolations(given))).toEqual(missing);
      }),
    );
  });
});

describe('parentNameViolation', () => {
  it('are both named', () => {
    expect(parentNameViolation('  ')).toEqual({ kind: 'missing' });
    expect(parentNameViolation('K. Raman')).toBeUndefined();
  });

  it('reports exactly the blank names as missing [AP-5.46, AP-5.47]', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^ *$/)), (text) => {
        expect(parentNameViolation(text)?.kind === 'missing').toBe(text.trim() === '');
      }),
    );
  });
});
