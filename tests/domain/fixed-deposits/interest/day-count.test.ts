import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodsPerYear } from '#domain/fixed-deposits/interest/compounding-frequency.ts';
import { daysByYear } from '#domain/fixed-deposits/interest/day-count.ts';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import type { DepositTerms } from '#domain/fixed-deposits/interest/deposit-terms.ts';
import {
  actualOver365,
  actualOverActual,
  thirtyDayMonths,
} from '#domain/fixed-deposits/interest/interest-convention.ts';
import { isCumulative } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { depositTerms } from '#tests/arbitraries/deposit-terms.ts';
import {
  agree,
  fraction,
  type Fraction,
  fractionOf,
  halfUp,
  interestAfterYears,
  plus,
} from '#tests/domain/oracle.ts';

const conventions = [thirtyDayMonths, actualOver365, actualOverActual];
const starts = fc
  .date({ min: new Date('1996-01-01'), max: new Date('2096-12-31'), noInvalidDate: true })
  .map((date) => CalendarDate.of(date.toISOString().slice(0, 10)));

/** Days of leap years among those that follow a day, counted one by one on the UTC calendar. */
function leapDays(from: CalendarDate, days: number): number {
  const start = Date.UTC(from.year, from.month - 1, from.day);
  return Array.from({ length: days }, (_, index) => new Date(start + index * 86_400_000))
    .map((date) => date.getUTCFullYear())
    .filter((year) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1).length;
}

/** The length of a deposit in years, counted independently of the domain. */
function exactYears({ tenure, convention, startsOn }: DepositTerms): Fraction {
  const { days } = tenure.parts;
  const months = fraction(BigInt(tenure.wholeMonths), 12n);
  if (convention?.daysInYear !== 'actual') {
    return plus(months, fraction(BigInt(days), BigInt(convention?.daysInYear ?? 360)));
  }
  const first = startsOn?.plus({ months: tenure.wholeMonths });
  const leap = first === undefined ? 0 : leapDays(first, days);
  const odd = plus(fraction(BigInt(days - leap), 365n), fraction(BigInt(leap), 366n));
  return plus(months, odd);
}

describe('depositQuote', () => {
  it('agrees with exact fractions under every convention', () => {
    const cases = fc.tuple(depositTerms(), fc.constantFrom(...conventions), starts);
    fc.assert(
      fc.property(cases, ([given, convention, startsOn]) => {
        const terms = { ...given, convention, startsOn };
        const quote = depositQuote(terms);
        const { principal, annualRatePercent, payoutFrequency, compoundingFrequency } = quote.terms;
        const isGrowing = isCumulative(payoutFrequency);
        const exact = interestAfterYears({
          principal: BigInt(principal.text),
          rate: annualRatePercent.text,
          restsPerYear: isGrowing ? periodsPerYear(compoundingFrequency) : undefined,
          years: exactYears(terms),
        });
        expect(agree(fractionOf(quote.exactInterest.toFixed()), exact)).toBe(true);
        expect(quote.totalInterest.text).toBe(halfUp(exact).toString());
        const paid = quote.schedule.map(({ interest }) => interest);
        expect(paid.reduce((sum, each) => sum.plus(each)).text).toBe(quote.totalInterest.text);
      }),
    );
  });
});

describe('daysByYear', () => {
  it('divides days into those of ordinary and of leap years', () => {
    fc.assert(
      fc.property(starts, fc.integer({ min: 0, max: 3000 }), (from, days) => {
        const leap = leapDays(from, days);
        expect(daysByYear({ from, days })).toEqual({ ordinary: days - leap, leap });
      }),
    );
  });
});
