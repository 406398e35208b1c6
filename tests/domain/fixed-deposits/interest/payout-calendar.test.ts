import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import {
  type MaturityInstruction,
  maturityInstructions,
  maturityOutcomeFor,
} from '#domain/fixed-deposits/booking/maturity-instruction.ts';
import {
  type DepositPayment,
  paymentsAround,
  paymentsWithOutcome,
  payoutCalendar,
  payoutsSoFar,
  receivedTill,
} from '#domain/fixed-deposits/interest/payout-calendar.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';
import { depositTerms } from '#tests/arbitraries/deposit-terms.ts';
import { tenureOf } from '#tests/domain/fixed-deposits/catalogue/card-rows.ts';

const terms = {
  principal: Money.of('120000'),
  annualRatePercent: Percentage.of('10'),
  tenure: tenureOf('7M 15D'),
  payoutFrequency: 'quarterly',
} as const;

describe('payoutsSoFar', () => {
  it('adds up the payouts of the calendar, without the principal', () => {
    fc.assert(
      fc.property(depositTerms(), calendarDates(), (given, startedOn) => {
        const quote = depositQuote(given);
        const payouts = payoutsSoFar(quote, startedOn);
        const interest = payoutCalendar(quote, startedOn).filter(({ kind }) => kind === 'interest');
        const paid = interest.map((_, at) =>
          Money.sum(interest.slice(0, at + 1).map(({ amount }) => amount)),
        );
        expect(payouts.map((each) => each.paid.text)).toEqual(paid.map(({ text }) => text));
        for (const { total, paid: sum } of payouts) {
          expect(total.minus(sum).equals(given.principal)).toBe(true);
        }
      }),
    );
  });
});

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

  it('pays the last interest on the maturity day, even if a calendar month ends before it', () => {
    const month = { ...terms, tenure: tenureOf('30D'), payoutFrequency: 'monthly' } as const;
    const calendar = payoutCalendar(depositQuote(month), CalendarDate.of('2026-02-01'));
    expect(calendar.map((each) => [each.date.iso, each.amount.text])).toEqual([
      ['2026-03-03', '1000'],
      ['2026-03-03', '120000'],
    ]);
  });

  it('lists no payment of zero', () => {
    const small = {
      principal: Money.of('100'),
      annualRatePercent: Percentage.of('4'),
      tenure: tenureOf('1Y'),
      payoutFrequency: 'monthly',
    } as const;
    const calendar = payoutCalendar(depositQuote(small), CalendarDate.of('2026-01-15'));
    expect(calendar.map((each) => [each.date.iso, each.amount.text])).toEqual([
      ['2026-03-15', '1'],
      ['2026-06-15', '1'],
      ['2026-09-15', '1'],
      ['2026-12-15', '1'],
      ['2027-01-15', '100'],
    ]);
  });

  it('pays once, at maturity, if interest is added', () => {
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

describe('paymentsAround', () => {
  it('splits the payments after the day, in their order', () => {
    fc.assert(
      fc.property(depositTerms(), calendarDates(), calendarDates(), (any, startedOn, day) => {
        const payments = payoutCalendar(depositQuote(any), startedOn);
        const { past, toCome } = paymentsAround(day, payments);
        expect([...past, ...toCome]).toEqual(payments);
        expect(past.some(({ date }) => date.isAfter(day))).toBe(false);
        expect(toCome.every(({ date }) => date.isAfter(day))).toBe(true);
        const lastDay = payments.at(-1)?.date ?? day;
        expect(paymentsAround(lastDay, payments).toCome).toEqual([]);
      }),
    );
  });
});

describe('receivedTill', () => {
  it('grows with the days from zero to the total, and includes the day itself', () => {
    fc.assert(
      fc.property(depositTerms(), calendarDates(), (given, start) => {
        const payments = payoutCalendar(depositQuote(given), start);
        const all = Money.sum(payments.map(({ amount }) => amount)).text;
        const maturity = given.tenure.maturityDateFrom(start);
        expect(receivedTill(start.plus({ days: -1 }), payments).text).toBe('0');
        expect(receivedTill(maturity, payments).text).toBe(all);
        const dates = payments.map(({ date }) => date);
        const sums = dates.map((date) => receivedTill(date, payments));
        expect(sums.every((sum, at) => !sum.isLessThan(sums[at - 1] ?? Money.zero))).toBe(true);
      }),
    );
    const payments = payoutCalendar(depositQuote(terms), CalendarDate.of('2025-11-30'));
    expect(receivedTill(CalendarDate.of('2026-02-27'), payments).text).toBe('0');
    expect(receivedTill(CalendarDate.of('2026-02-28'), payments).text).toBe('3000');
    expect(receivedTill(CalendarDate.of('2026-07-14'), payments).text).toBe('6000');
    expect(receivedTill(CalendarDate.of('2026-07-15'), payments).text).toBe('127500');
  });
});

describe('paymentsWithOutcome', () => {
  const principal = Money.of('40000');
  const terms = {
    principal,
    annualRatePercent: Percentage.of('7.65'),
    tenure: tenureOf('1Y'),
    payoutFrequency: 'at-maturity',
  } as const;
  const quote = depositQuote(terms);
  const payments = payoutCalendar(quote, CalendarDate.of('2025-11-30'));
  const maturityDate = CalendarDate.of('2026-11-30');
  const withInstruction = (instruction: MaturityInstruction) =>
    paymentsWithOutcome(payments, maturityOutcomeFor(instruction, { ...terms, ...quote }));
  const textsOf = (parts: readonly DepositPayment[]) =>
    parts.map(({ kind, amount }) => `${kind} ${amount.text}`);

  it('pays nothing of what is renewed', () => {
    const all = withInstruction('renew-principal-and-interest');
    expect(textsOf(all)).toEqual(['renewed 43060']);
    expect(receivedTill(maturityDate, all).text).toBe('0');
    const interest = withInstruction('renew-principal');
    expect(textsOf(interest)).toEqual(['interest 3060', 'renewed 40000']);
    expect(receivedTill(maturityDate, interest).text).toBe('3060');
    const nothing = withInstruction('pay-out');
    expect(textsOf(nothing)).toEqual(['maturity 43060']);
    expect(receivedTill(maturityDate, nothing).text).toBe('43060');
  });

  it('keeps every rupee of the calendar, for any deposit and instruction', () => {
    fc.assert(
      fc.property(
        depositTerms(),
        calendarDates(),
        fc.constantFrom(...maturityInstructions),
        (given, start, instruction) => {
          const any = depositQuote(given);
          const calendar = payoutCalendar(any, start);
          const outcome = maturityOutcomeFor(instruction, { ...given, ...any });
          const parts = paymentsWithOutcome(calendar, outcome);
          const sum = (list: readonly DepositPayment[]) =>
            Money.sum(list.map(({ amount }) => amount)).text;
          expect(sum(parts)).toBe(sum(calendar));
        },
      ),
    );
  });

  it('refuses an outcome of another deposit', () => {
    const outcome = { renewed: Money.of('5'), paidOut: Money.zero };
    expect(() => paymentsWithOutcome(payments, outcome)).toThrow(
      '43060 was expected to be renewed or paid, got 5',
    );
  });
});
