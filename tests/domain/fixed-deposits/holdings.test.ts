import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DepositTerms } from '#domain/fixed-deposits/deposit-terms.ts';
import {
  Holding,
  isWithdrawalAllowed,
  maturityLabel,
  portfolioSummary,
  withdrawalDate,
} from '#domain/fixed-deposits/holdings.ts';
import { depositQuote } from '#domain/fixed-deposits/deposit-quote.ts';
import { Tenure } from '#domain/fixed-deposits/tenure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';
import {
  cumulativeTerms,
  depositTerms,
  payoutTerms,
  shortTerms,
} from '#tests/arbitraries/deposit-terms.ts';
import { tenureOf } from './card-rows.ts';

const day = (iso: string) => CalendarDate.of(iso);

function holdings(terms: fc.Arbitrary<DepositTerms> = depositTerms()): fc.Arbitrary<Holding> {
  return fc.record({ terms, startedOn: calendarDates() }).map((deposit) => Holding.of(deposit));
}

/** Terms that run for two months at the least. */
function termsOverMonths(): fc.Arbitrary<DepositTerms> {
  return depositTerms().map((terms) => {
    const { parts } = terms.tenure;
    return { ...terms, tenure: Tenure.of({ ...parts, months: parts.months + 2 }) };
  });
}

/** A holding and a day of its life, the first and the last one included. */
function daysOfHoldings(terms?: fc.Arbitrary<DepositTerms>): fc.Arbitrary<[Holding, CalendarDate]> {
  return fc.tuple(holdings(terms), fc.nat()).map(([holding, any]) => {
    const length = holding.startedOn.daysUntil(holding.maturityDate);
    return [holding, holding.startedOn.plus({ days: any % (length + 1) })];
  });
}

describe('Holding', () => {
  it('earns its total interest, day by day', () => {
    fc.assert(
      fc.property(holdings(shortTerms()), (holding) => {
        let earned = Money.zero;
        let today = holding.startedOn;
        while (today.isBefore(holding.maturityDate)) {
          today = today.plus({ days: 1 });
          const earning = holding.earningOn(today);
          expect(earning.isNegative()).toBe(false);
          earned = earned.plus(earning);
        }
        expect(earned.equals(holding.quote.totalInterest)).toBe(true);
      }),
    );
  });

  it('counts the real days within a month', () => {
    const terms: DepositTerms = {
      principal: Money.of('360000'),
      annualRatePercent: Percentage.of('10'),
      tenure: tenureOf('2M 10D'),
      payoutFrequency: 'monthly',
    };
    const holding = Holding.of({ terms, startedOn: day('2023-02-01') });
    expect(holding.interestTill(day('2023-02-15')).text).toBe('1500');
    expect(holding.interestTill(day('2023-03-01')).text).toBe('3000');
    expect(holding.interestTill(day('2023-03-02')).text).toBe('3096.77');
    expect(holding.interestTill(day('2023-04-02')).text).toBe('6100');
    expect(holding.maturityDate.iso).toBe('2023-04-11');
  });

  it('meets the quote of its age at every monthly anniversary', () => {
    fc.assert(
      fc.property(holdings(termsOverMonths()), fc.nat({ max: 140 }), (holding, any) => {
        const { terms } = holding.quote;
        const months = 1 + (any % (terms.tenure.wholeMonths - 1));
        const till = holding.interestTill(holding.startedOn.plus({ months }));
        const quote = depositQuote({ ...terms, tenure: Tenure.of({ months }) });
        const exact = Money.of(quote.exactInterest).toPaisa();
        const { totalInterest } = holding.quote;
        expect(till.text).toBe((exact.isGreaterThan(totalInterest) ? totalInterest : exact).text);
      }),
    );
  });

  it('is worth its maturity amount on the maturity day, and earns no more', () => {
    fc.assert(
      fc.property(holdings(), (holding) => {
        const { maturityDate, quote } = holding;
        expect(holding.valueOn(maturityDate).equals(quote.maturityAmount)).toBe(true);
        expect(holding.earningOn(maturityDate.plus({ days: 1 })).isZero()).toBe(true);
        expect(holding.positionOn(maturityDate).isMatured).toBe(true);
      }),
    );
  });

  it('has earned nothing on the day it began, nor before', () => {
    fc.assert(
      fc.property(holdings(), (holding) => {
        expect(holding.interestTill(holding.startedOn).isZero()).toBe(true);
        expect(holding.earningOn(holding.startedOn).isZero()).toBe(true);
        expect(holding.interestTill(holding.startedOn.plus({ days: -40 })).isZero()).toBe(true);
      }),
    );
  });

  it('has paid out its interest by the maturity day, none of it where nothing is paid out', () => {
    fc.assert(
      fc.property(holdings(), (holding) => {
        const paid = holding.paidOutTill(holding.maturityDate.plus({ days: 1 }));
        const { terms, totalInterest } = holding.quote;
        const due = terms.payoutFrequency === 'at-maturity' ? Money.zero : totalInterest;
        expect(paid.text).toBe(due.text);
      }),
    );
  });

  it('does not change, and knows no day but a date', () => {
    const terms = fc.oneof(cumulativeTerms(), payoutTerms());
    fc.assert(
      fc.property(holdings(terms), (holding) => {
        expect(Object.isFrozen(holding)).toBe(true);
        const noDay = 20261121 as unknown as CalendarDate;
        expect(() => holding.paidOutTill(noDay)).toThrow('a date was expected, got 20261121');
      }),
    );
  });

  it('parts interest into what was paid out and what accrued', () => {
    fc.assert(
      fc.property(daysOfHoldings(payoutTerms()), ([holding, today]) => {
        const position = holding.positionOn(today);
        const paidMore = position.interestPaidOut.isGreaterThan(position.interestTillDate);
        const both = position.interestPaidOut.plus(position.interestAccrued);
        expect(paidMore || both.equals(position.interestTillDate)).toBe(true);
        const value = holding.quote.terms.principal.plus(position.interestAccrued);
        expect(position.value.equals(value)).toBe(true);
      }),
    );
  });

  it('has nothing accrued where a payout was rounded up beyond what was earned', () => {
    const holding = Holding.of({
      terms: {
        principal: Money.of('100000'),
        annualRatePercent: Percentage.of('8'),
        tenure: tenureOf('1Y'),
        payoutFrequency: 'monthly',
      },
      startedOn: day('2026-01-15'),
    });
    const { interestTillDate, interestPaidOut, interestAccrued, value } = holding.positionOn(
      day('2026-02-15'),
    );
    const texts = [interestTillDate, interestPaidOut, interestAccrued, value].map(
      ({ text }) => text,
    );
    expect(texts).toEqual(['666.67', '667', '0', '100000']);
  });

  it('is worth principal and interest where nothing is paid out', () => {
    fc.assert(
      fc.property(daysOfHoldings(cumulativeTerms()), ([holding, today]) => {
        const position = holding.positionOn(today);
        expect(position.interestPaidOut.isZero()).toBe(true);
        const value = holding.quote.terms.principal.plus(position.interestTillDate);
        expect(position.value.equals(value)).toBe(true);
      }),
    );
  });

  it('grows every single day where a day is worth a paisa', () => {
    const holding = Holding.of({
      terms: {
        principal: Money.of('100000'),
        annualRatePercent: Percentage.of('8.4'),
        tenure: tenureOf('1Y 1M 10D'),
        payoutFrequency: 'at-maturity',
      },
      startedOn: day('2024-01-31'),
    });
    let today = holding.startedOn;
    while (today.isBefore(holding.maturityDate)) {
      today = today.plus({ days: 1 });
      expect(holding.earningOn(today).isGreaterThan(Money.of('1'))).toBe(true);
    }
  });
});

describe('portfolioSummary', () => {
  it('sums up a portfolio', () => {
    fc.assert(
      fc.property(fc.array(holdings(), { maxLength: 4 }), calendarDates(), (list, today) => {
        const summary = portfolioSummary(list, today);
        const earnings = list.map((holding) => holding.earningOn(today));
        expect(summary.todaysEarning.equals(Money.sum(earnings))).toBe(true);
        const values = list.map((holding) => holding.valueOn(today));
        expect(summary.currentValue.equals(Money.sum(values))).toBe(true);
        const till = list.map((holding) => holding.interestTill(today));
        expect(summary.interestEarned.equals(Money.sum(till))).toBe(true);
      }),
    );
    expect(portfolioSummary([], day('2026-11-21')).principal.isZero()).toBe(true);
  });
});

describe('maturityLabel', () => {
  it('says Maturity while the date is ahead, Matured otherwise [FD-4.90]', () => {
    expect(maturityLabel(day('2026-11-22'), day('2026-11-21'))).toBe('Maturity');
    expect(maturityLabel(day('2026-11-21'), day('2026-11-21'))).toBe('Matured');
    expect(maturityLabel(day('2026-11-20'), day('2026-11-21'))).toBe('Matured');
  });

  it('turns on the maturity day [PM-4.92]', () => {
    fc.assert(
      fc.property(calendarDates(), fc.integer({ min: -400, max: 400 }), (maturityDate, days) => {
        const label = maturityLabel(maturityDate, maturityDate.plus({ days }));
        expect(label).toBe(days < 0 ? 'Maturity' : 'Matured');
      }),
    );
  });
});

describe('withdrawalDate', () => {
  it('may be broken 3 calendar months after the investment date [FD-9.21]', () => {
    expect(withdrawalDate(day('2025-11-30')).iso).toBe('2026-02-28');
    expect(isWithdrawalAllowed(day('2026-08-21'), day('2026-11-20'))).toBe(false);
    expect(isWithdrawalAllowed(day('2026-08-21'), day('2026-11-21'))).toBe(true);
  });

  it('is three whole months on, in the third month after [AP-9.10]', () => {
    fc.assert(
      fc.property(calendarDates(), (startedOn) => {
        const date = withdrawalDate(startedOn);
        const months = (date.year - startedOn.year) * 12 + date.month - startedOn.month;
        expect(months).toBe(3);
        expect(date.day).toBeLessThanOrEqual(startedOn.day);
      }),
    );
  });
});

describe('isWithdrawalAllowed', () => {
  it('is so from that day on, and ever after [AP-9.10]', () => {
    fc.assert(
      fc.property(calendarDates(), fc.integer({ min: -400, max: 400 }), (startedOn, days) => {
        const today = withdrawalDate(startedOn).plus({ days });
        expect(isWithdrawalAllowed(startedOn, today)).toBe(days >= 0);
      }),
    );
  });
});
