import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depositQuote } from '#domain/fixed-deposits/deposit-quote.ts';
import { payoutCalendar } from '#domain/fixed-deposits/payout-calendar.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';
import { depositTerms } from '#tests/arbitraries/deposit-terms.ts';
import { tenureOf } from './card-rows.ts';

const terms = {
  principal: Money.of('120000'),
  annualRatePercent: Percentage.of('10'),
  tenure: tenureOf('7M 15D'),
  payoutFrequency: 'quarterly',
} as const;

describe('payoutCalendar', () => {
  it('pays on calendar months from the start, and what is left over with the principal', () => {
    const calendar = payoutCalendar(depositQuote(terms), CalendarDate.of('2025-11-30'));
    expect(calendar.map((each) => [each.date.iso, each.amount.text, each.kind])).toEqual([
      ['2026-02-28', '3000', 'interest'],
      ['2026-05-30', '3000', 'interest'],
      ['2026-07-15', '1500', 'interest'],
      ['2026-07-15', '120000', 'maturity'],
    ]);
  });

  it('pays once, at maturity, where interest is added', () => {
    const quote = depositQuote({ ...terms, payoutFrequency: 'at-maturity' });
    const calendar = payoutCalendar(quote, CalendarDate.of('2025-11-30'));
    expect(calendar).toHaveLength(1);
    expect(calendar[0]?.amount.equals(quote.maturityAmount)).toBe(true);
  });

  it('pays principal and all interest in the end, in order, never after maturity', () => {
    fc.assert(
      fc.property(depositTerms(), calendarDates(), (any, startedOn) => {
        const quote = depositQuote(any);
        const calendar = payoutCalendar(quote, startedOn);
        const paid = Money.sum(calendar.map((each) => each.amount));
        expect(paid.equals(any.principal.plus(quote.totalInterest))).toBe(true);
        const dates = calendar.map((each) => each.date.iso);
        expect(dates).toEqual(dates.toSorted());
        expect(dates.at(-1)).toBe(any.tenure.maturityDateFrom(startedOn).iso);
      }),
    );
  });
});
