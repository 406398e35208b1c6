import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { cumulativeTerms, depositTerms, payoutTerms } from '#tests/arbitraries/deposit-terms.ts';
import { tenureOf } from '#tests/domain/fixed-deposits/catalogue/card-rows.ts';

describe('DepositQuote', () => {
  it('adds up to the total interest, and ends at the maturity amount', () => {
    fc.assert(
      fc.property(depositTerms(), (terms) => {
        const quote = depositQuote(terms);
        const interest = Money.sum(quote.schedule.map((row) => row.interest));
        expect(interest.equals(quote.totalInterest)).toBe(true);
        expect(quote.schedule.at(-1)?.closingBalance.equals(quote.maturityAmount)).toBe(true);
        expect(quote.schedule[0]?.openingBalance.equals(terms.principal)).toBe(true);
      }),
    );
  });

  it('carries every balance over, in whole rupees', () => {
    fc.assert(
      fc.property(depositTerms(), (terms) => {
        let opening = terms.principal;
        depositQuote(terms).schedule.forEach((row, index) => {
          expect(row.number).toBe(index + 1);
          expect(row.openingBalance.equals(opening)).toBe(true);
          const closing = row.openingBalance.plus(row.interest).minus(row.payout);
          expect(row.closingBalance.equals(closing)).toBe(true);
          expect(row.interest.isWholeRupees && !row.interest.isNegative()).toBe(true);
          opening = row.closingBalance;
        });
      }),
    );
  });

  it('has whole periods of one length, and a shorter one last', () => {
    fc.assert(
      fc.property(depositTerms(), (terms) => {
        const { schedule } = depositQuote(terms);
        const days = schedule.map((row) => row.days);
        expect(days.reduce((sum, each) => sum + each, 0)).toBe(terms.tenure.days);
        expect(new Set(days.slice(0, -1)).size).toBeLessThanOrEqual(1);
        expect(days.at(-1)).toBeLessThanOrEqual(days[0] ?? 0);
      }),
    );
  });

  it('pays out all interest of a payout deposit', () => {
    fc.assert(
      fc.property(payoutTerms(), (terms) => {
        for (const row of depositQuote(terms).schedule) {
          expect(row.payout.equals(row.interest)).toBe(true);
        }
      }),
    );
  });

  it('pays nothing out of a cumulative deposit', () => {
    fc.assert(
      fc.property(cumulativeTerms(), (terms) => {
        for (const row of depositQuote(terms).schedule) expect(row.payout.isZero()).toBe(true);
      }),
    );
  });

  it('spreads the rupees of rounding: 270,833 and 270,834', () => {
    const quote = depositQuote({
      principal: Money.of('50000000'),
      annualRatePercent: Percentage.of('6.50'),
      tenure: tenureOf('3M'),
      payoutFrequency: 'monthly',
    });
    expect(quote.schedule.map((row) => row.payout.text)).toEqual(['270833', '270834', '270833']);
    expect(quote.totalInterest.text).toBe('812500');
  });
});
