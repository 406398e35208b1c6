import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Holding } from '#domain/fixed-deposits/holdings/holdings.ts';
import type { DepositTerms } from '#domain/fixed-deposits/interest/deposit-terms.ts';
import { tdsDrag } from '#domain/fixed-deposits/returns/tds-drag.ts';
import { taxYearInterest } from '#domain/fixed-deposits/tax/tax-year-interest.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';
import { cumulativeTerms, depositTerms, payoutTerms } from '#tests/arbitraries/deposit-terms.ts';
import { tenureOf } from '#tests/domain/fixed-deposits/catalogue/card-rows.ts';

function dragOf(terms: DepositTerms, startedOn: CalendarDate, percent: number) {
  const holding = Holding.of({ terms, startedOn });
  return { holding, drag: tdsDrag(holding, Percentage.of(percent)) };
}

const tenLakh = {
  principal: Money.of('1000000'),
  annualRatePercent: Percentage.of('8'),
  tenure: tenureOf('3Y'),
  payoutFrequency: 'at-maturity',
} as const;

describe('tdsDrag', () => {
  it('gives the figures of section 2, check e', () => {
    const { holding, drag } = dragOf(tenLakh, CalendarDate.of('2026-04-01'), 10);
    expect(drag.years.map((year) => year.taxDeductedAtSource.text)).toEqual([
      ...['8000', '8576', '9193.5'],
    ]);
    expect(drag.received.text).toBe('1231925.5');
    expect(holding.quote.maturityAmount.text).toBe('1259712');
    expect(drag.taxDeductedAtSource.text).toBe('25769.5');
    expect(drag.growthLost.text).toBe('2017');
  });

  it('changes nothing without TDS', () => {
    fc.assert(
      fc.property(depositTerms(), calendarDates(), (terms, on) => {
        const { holding, drag } = dragOf(terms, on, 0);
        const { totalInterest } = holding.quote;
        expect(drag.received.equals(terms.principal.plus(totalInterest))).toBe(true);
        expect(drag.growthLost.isZero()).toBe(true);
        const interestOf = (years: readonly { readonly interest: Money }[]) =>
          years.map(({ interest }) => interest.text);
        expect(interestOf(drag.years)).toEqual(interestOf(taxYearInterest(holding)));
      }),
    );
  });

  it('pays what the contract pays, less the TDS and the growth lost', () => {
    fc.assert(
      fc.property(cumulativeTerms(), calendarDates(), fc.nat({ max: 30 }), (terms, on, percent) => {
        const { holding, drag } = dragOf(terms, on, percent);
        const parts = drag.received.plus(drag.taxDeductedAtSource).plus(drag.growthLost);
        expect(parts.equals(holding.quote.maturityAmount)).toBe(true);
        expect(drag.growthLost.isNegative()).toBe(false);
      }),
    );
  });

  it('loses no growth where interest is paid out', () => {
    fc.assert(
      fc.property(payoutTerms(), calendarDates(), fc.nat({ max: 30 }), (terms, on, percent) => {
        const { holding, drag } = dragOf(terms, on, percent);
        const all = terms.principal.plus(holding.quote.totalInterest);
        expect(drag.growthLost.isZero()).toBe(true);
        expect(drag.received.equals(all.minus(drag.taxDeductedAtSource))).toBe(true);
      }),
    );
  });

  it('takes more with a higher rate', () => {
    const rates = fc.tuple(fc.nat({ max: 30 }), fc.nat({ max: 30 }));
    fc.assert(
      fc.property(cumulativeTerms(), calendarDates(), rates, (terms, on, two) => {
        const [low = 0, high = 0] = two.toSorted((a, b) => a - b);
        const [less, more] = [dragOf(terms, on, low).drag, dragOf(terms, on, high).drag];
        expect(more.received.isGreaterThan(less.received)).toBe(false);
      }),
    );
  });
});
