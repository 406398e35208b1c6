import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exposureOf } from '#domain/fixed-deposits/cover/deposit-exposure.ts';
import { estimateOf } from '#domain/fixed-deposits/cover/exposure-estimate.ts';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import {
  actualOver365, actualOverActual, thirtyDayMonths,
} from '#domain/fixed-deposits/interest/interest-convention.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';
import { depositTerms } from '#tests/arbitraries/deposit-terms.ts';
import { holdingOf, oracleDeposits } from '#tests/arbitraries/oracle-deposits.ts';

const compounding = { ...thirtyDayMonths, brokenPeriod: 'fractional-exponent' } as const;
const down = { ...thirtyDayMonths, rounding: 'down' } as const;
const conventions = fc.constantFrom(
  undefined, actualOver365, actualOverActual, thirtyDayMonths, compounding, down,
);
const written = fc
  .record({ terms: depositTerms(), startedOn: calendarDates(), convention: conventions })
  .map(({ terms, startedOn, convention }) =>
    Holding.of({ terms: { ...terms, convention, startsOn: startedOn }, startedOn }),
  );
const holdings = fc.oneof(written, oracleDeposits().map(holdingOf));

describe('the estimate of an exposure', () => {
  it('differs from the exact exposure by less than its error, on every day', () => {
    fc.assert(
      fc.property(holdings, fc.nat(), fc.boolean(), (holding, any, isRenewed) => {
        const { startedOn, maturityDate } = holding;
        const length = startedOn.daysUntil(maturityDate);
        const deposit = { holding, isRenewed };
        const estimate = estimateOf(deposit);
        const ends = [-1, 0, 1, length - 1, length, length + 1];
        for (const days of [...ends, any % length, (any * 7) % length]) {
          const day = startedOn.plus({ days });
          const exact = exposureOf(deposit, day).decimal.toNumber();
          expect(Math.abs(estimate.on(day) - exact)).toBeLessThan(estimate.error);
        }
      }),
    );
  });
});
