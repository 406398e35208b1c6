import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  financialYearName,
} from '#domain/private-market/catalogue/financial-year.ts';

describe('financialYearName', () => {
  it('has the form FY yy-yy, with two digits of each year [PM-9.35]', () => {
    expect(financialYearName({ startYear: 2023, endYear: 2024 })).toBe('FY 23-24');
    expect(financialYearName({ startYear: 1999, endYear: 2000 })).toBe('FY 99-00');
    expect(financialYearName({ startYear: 2008, endYear: 2009 })).toBe('FY 08-09');
    expect(financialYearName({ startYear: 2023, endYear: 2023 })).toBe('FY 23-23');
  });

  it('is unique for each year of a century', () => {
    const years = fc.integer({ min: 1900, max: 2998 });
    fc.assert(
      fc.property(years, (startYear) => {
        const name = financialYearName({ startYear, endYear: startYear + 1 });
        expect(name).toMatch(/^FY [0-9]{2}-[0-9]{2}$/);
        expect(Number(name.slice(3, 5))).toBe(startYear % 100);
        expect(Number(name.slice(6))).toBe((startYear + 1) % 100);
      }),
    );
  });

  it.each([
    [2023, 2025],
    [2024, 2023],
  ])('refuses a year from %s to %s', (startYear, endYear) => {
    expect(() => financialYearName({ startYear, endYear })).toThrow(
      'must end in the year in which it starts',
    );
  });

  it.each([1899, 3000, NaN, Infinity, 2023.5, '2023' as unknown as number])(
    'refuses %s for a year',
    (year) => {
      expect(() => financialYearName({ startYear: year, endYear: 2024 })).toThrow(
        'from 1900 to 2999',
      );
      expect(() => financialYearName({ startYear: 2024, endYear: year })).toThrow(
        'from 1900 to 2999',
      );
    },
  );
});
