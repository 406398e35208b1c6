import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { taxYearInterest } from '#domain/fixed-deposits/tax/tax-year-interest.ts';
import { holdingOf, oracleDeposits } from '#tests/arbitraries/oracle-deposits.ts';
import { dayNumber, rupeesThrough } from './oracle.ts';

describe('taxYearInterest', () => {
  it('is the interest calculated in exact fractions', () => {
    fc.assert(
      fc.property(oracleDeposits(), (deposit) => {
        for (const { taxYear, interest } of taxYearInterest(holdingOf(deposit))) {
          const through = (year: number) => rupeesThrough(deposit, dayNumber([year, 3, 31]));
          const { startYear } = taxYear;
          expect(interest.text).toBe(String(through(startYear + 1) - through(startYear)));
        }
      }),
    );
  });
});
