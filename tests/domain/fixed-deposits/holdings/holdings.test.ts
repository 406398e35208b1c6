import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DepositTerms } from '#domain/fixed-deposits/interest/deposit-terms.ts';
import { Holding, maturityLabel } from '#domain/fixed-deposits/holdings/holdings.ts';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { actualOverActual } from '#domain/fixed-deposits/interest/interest-convention.ts';
import { payoutCalendar } from '#domain/fixed-deposits/interest/payout-calendar.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
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
import { fraction, halfUp, interestAfter, times } from '#tests/domain/oracle.ts';
import { tenureOf } from '#tests/domain/fixed-deposits/catalogue/card-rows.ts';

const day = (iso: string) => CalendarDate.of(iso);

function holdings(terms: fc.Arbitrary<DepositTerms> = depositTerms()): fc.Arbitrary<Holding> {
  return fc.record({ terms, startedOn: calendarDates() }).map((deposit) => Holding.of(deposit));
}

/** 10 lakh at 12% from 1 January 2026, with monthly payouts. */
function monthlyFor(tenure: string): Holding {
  const terms = {
    principal: Money.of('1000000'),
    annualRatePercent: Percentage.of('12'),
    tenure: tenureOf(tenure),
    payoutFrequency: 'monthly',
  } as const;
  return Holding.of({ terms, startedOn: day('2026-01-01') });
}

/** Terms with a tenure of at least two months. */
function termsOverMonths(): fc.Arbitrary<DepositTerms> {
  return cumulativeTerms().map((terms) => {
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

  it('equals the quote for its age at every monthly anniversary', () => {
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

  it('runs from the day it began until the day before it matures', () => {
    fc.assert(
      fc.property(holdings(), (holding) => {
        const ends = [holding.startedOn, holding.maturityDate];
        const days = ends.flatMap((end) => [end.plus({ days: -1 }), end]);
        expect(days.map((on) => holding.isRunningOn(on))).toEqual([false, true, true, false]);
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

  it('has paid out all interest by the maturity day, or zero without payouts', () => {
    fc.assert(
      fc.property(holdings(), (holding) => {
        const paid = holding.paidOutTill(holding.maturityDate.plus({ days: 1 }));
        const { terms, totalInterest } = holding.quote;
        const due = terms.payoutFrequency === 'at-maturity' ? Money.zero : totalInterest;
        expect(paid.text).toBe(due.text);
      }),
    );
  });

  it('is immutable, and accepts only dates', () => {
    const terms = fc.oneof(cumulativeTerms(), payoutTerms());
    fc.assert(
      fc.property(holdings(terms), (holding) => {
        expect(Object.isFrozen(holding)).toBe(true);
        const noDay = 20261121 as unknown as CalendarDate;
        expect(() => holding.paidOutTill(noDay)).toThrow('a date was expected, got 20261121');
      }),
    );
  });

  it('refuses terms that start on another day, by which odd days would count', () => {
    const terms = {
      principal: Money.of('10000000'),
      annualRatePercent: Percentage.of('8'),
      tenure: tenureOf('40D'),
      payoutFrequency: 'at-maturity',
      convention: actualOverActual,
      startsOn: day('2024-01-01'),
    } as const;
    const interest = (iso: string) =>
      Holding.of({ terms: { ...terms, startsOn: day(iso) }, startedOn: day(iso) }).quote
        .totalInterest.text;
    expect([interest('2024-01-01'), interest('2026-01-01')]).toEqual(['87432', '87671']);
    expect(() => Holding.of({ terms, startedOn: day('2026-01-01') })).toThrow(
      'terms from 2024-01-01 cannot start on 2026-01-01',
    );
  });

  it('is what was paid out and what has accrued since, on every day', () => {
    fc.assert(
      fc.property(daysOfHoldings(payoutTerms()), ([holding, today]) => {
        const position = holding.positionOn(today);
        const both = position.interestPaidOut.plus(position.interestAccrued);
        expect(both.equals(position.interestTillDate)).toBe(true);
        expect(position.interestAccrued.isNegative()).toBe(false);
        const value = holding.quote.terms.principal.plus(position.interestAccrued);
        expect(position.value.equals(value)).toBe(true);
      }),
    );
  });

  it('has nothing left to pay on the day of a payout', () => {
    fc.assert(
      fc.property(holdings(payoutTerms()), fc.nat(), (holding, any) => {
        const { quote, startedOn } = holding;
        const paid = payoutCalendar(quote, startedOn).filter(({ kind }) => kind === 'interest');
        const payment = paid[any % Math.max(1, paid.length)];
        if (payment === undefined) return;
        const { interestTillDate, interestPaidOut } = holding.positionOn(payment.date);
        expect(interestTillDate.text).toBe(interestPaidOut.text);
      }),
    );
  });

  it('earns by the payouts that are made, as calculated in exact fractions', () => {
    const monthly = fc.record({
      principal: fc.bigInt({ min: 10_000n, max: 100_000_000n }),
      rate: fc.integer({ min: 100, max: 1500 }).map((hundredths) => (hundredths / 100).toFixed(2)),
      months: fc.integer({ min: 1, max: 60 }),
    });
    fc.assert(
      fc.property(monthly, calendarDates(), fc.nat(), (deposit, startedOn, any) => {
        const { principal, rate, months } = deposit;
        const terms = {
          principal: Money.of(String(principal)),
          annualRatePercent: Percentage.of(rate),
          tenure: Tenure.of({ months }),
          payoutFrequency: 'monthly',
        } as const;
        const holding = Holding.of({ terms, startedOn });
        const today = startedOn.plus({ days: any % startedOn.daysUntil(holding.maturityDate) });
        const whole = startedOn.wholeMonthsUntil(today);
        const since = startedOn.plus({ months: whole });
        const length = since.daysUntil(startedOn.plus({ months: whole + 1 }));
        const paidAfter = (count: number) =>
          halfUp(interestAfter({ principal, rate, days: count * 30 }));
        const month = interestAfter({ principal, rate, days: 30 });
        const days = fraction(BigInt(since.daysUntil(today)), BigInt(length));
        const accrued = halfUp(times(month, days), 2);
        const next = (paidAfter(whole + 1) - paidAfter(whole)) * 100n;
        const paise = paidAfter(whole) * 100n + (accrued < next ? accrued : next);
        expect(holding.interestTill(today).text).toBe(Money.of(String(paise)).dividedBy(100).text);
      }),
    );
  });

  it('never shows less interest than was paid out: 387 rupees, not 386.67', () => {
    const holding = Holding.of({
      terms: {
        principal: Money.of('100000'),
        annualRatePercent: Percentage.of('4.64'),
        tenure: tenureOf('3M'),
        payoutFrequency: 'monthly',
      },
      startedOn: day('2026-11-23'),
    });
    const on = (iso: string) => {
      const position = holding.positionOn(day(iso));
      return [position.interestTillDate, position.interestPaidOut, position.value].map(
        ({ text }) => text,
      );
    };
    expect(on('2026-11-24')).toEqual(['12.89', '0', '100012.89']);
    expect(on('2026-12-23')).toEqual(['387', '387', '100000']);
    expect(on('2027-01-10')).toEqual(['611.52', '387', '100224.52']);
    expect(on('2027-01-23')).toEqual(['773', '773', '100000']);
    expect(on('2027-02-23')).toEqual(['1160', '1160', '100000']);
  });

  it('counts payouts on calendar months if the tenure is written in days', () => {
    const holding = Holding.of({
      terms: {
        principal: Money.of('10000000'),
        annualRatePercent: Percentage.of('8'),
        tenure: tenureOf('365D'),
        payoutFrequency: 'monthly',
      },
      startedOn: day('2026-01-31'),
    });
    const { interestTillDate, interestPaidOut } = holding.positionOn(day('2026-02-28'));
    expect([interestTillDate.text, interestPaidOut.text]).toEqual(['66667', '66667']);
    expect(holding.earningOn(day('2026-03-01')).text).toBe('2150.54');
    expect(holding.interestTill(day('2027-01-31')).text).toBe('811111');
  });

  it('counts the odd days after the last payout of a tenure in days', () => {
    const holding = monthlyFor('100D');
    const days = ['2026-03-31', '2026-04-01', '2026-04-02', '2026-04-11'];
    const earned = days.map((iso) => holding.interestTill(day(iso)).text);
    expect(earned).toEqual(['29677.42', '30000', '30333.33', '33333']);
  });

  it('accrues all payouts that are due together at maturity', () => {
    const holding = monthlyFor('3600D');
    const [before, last, matured] = holding.payouts.slice(-3);
    expect(before?.date.iso).toBe('2035-11-01');
    expect([last?.date.iso, matured?.date.iso]).toEqual(['2035-11-10', '2035-11-10']);
    expect(holding.positionOn(day('2035-11-09')).interestAccrued.text).toBe('17777.78');
  });

  it('is worth principal and interest if nothing is paid out', () => {
    fc.assert(
      fc.property(daysOfHoldings(cumulativeTerms()), ([holding, today]) => {
        const position = holding.positionOn(today);
        expect(position.interestPaidOut.isZero()).toBe(true);
        const value = holding.quote.terms.principal.plus(position.interestTillDate);
        expect(position.value.equals(value)).toBe(true);
      }),
    );
  });

  it('grows on every day if a day is worth a paisa', () => {
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
