import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyComing } from '#domain/fixed-deposits/holdings/money-coming.ts';
import {
  maturityInstructions,
  maturityOutcomeFor,
} from '#domain/fixed-deposits/booking/maturity-instruction.ts';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import {
  type DepositPayment,
  paymentsWithOutcome,
  payoutCalendar,
} from '#domain/fixed-deposits/interest/payout-calendar.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';
import { depositTerms } from '#tests/arbitraries/deposit-terms.ts';

/** Deposits with any terms and any maturity instruction. */
const paying = () =>
  fc
    .tuple(depositTerms(), calendarDates(), fc.constantFrom(...maturityInstructions))
    .map(([terms, startedOn, instruction]) => {
      const quote = depositQuote(terms);
      const { maturityAmount } = quote;
      const outcome = maturityOutcomeFor(instruction, { ...terms, maturityAmount });
      return { payments: paymentsWithOutcome(payoutCalendar(quote, startedOn), outcome) };
    });

const sum = (payments: readonly DepositPayment[]) =>
  Money.sum(payments.map(({ amount }) => amount)).text;

describe('moneyComing', () => {
  it('is the sum of its payments, in order, inside the span, and nothing that is renewed', () => {
    fc.assert(
      fc.property(fc.array(paying(), { maxLength: 4 }), calendarDates(), (deposits, after) => {
        const until = after.plus({ months: 12 });
        const { payments, days, total } = moneyComing(deposits, { after, until });
        expect(total.text).toBe(sum(payments));
        expect(Money.sum(days.map(({ amount }) => amount)).text).toBe(total.text);
        expect(new Set(days.map(({ date, kind }) => `${date.iso} ${kind}`)).size).toBe(days.length);
        expect(days.flatMap((day) => day.deposits)).toHaveLength(payments.length);
        const dates = payments.map(({ date }) => date.iso);
        expect(dates).toEqual(dates.toSorted());
        expect(payments.every(({ date }) => date.isAfter(after) && !date.isAfter(until))).toBe(
          true,
        );
        expect(payments.map(({ kind }) => kind as string)).not.toContain('renewed');
      }),
    );
  });

  it('counts each payment of a deposit once, over spans that follow one another', () => {
    fc.assert(
      fc.property(paying(), calendarDates(), (deposit, day) => {
        const [early, late] = [CalendarDate.of('1900-01-01'), CalendarDate.of('2999-01-01')];
        const parts = [
          moneyComing([deposit], { after: early, until: day }),
          moneyComing([deposit], { after: day, until: late }),
        ];
        const together = Money.sum(parts.flatMap(({ total, renewed }) => [total, renewed]));
        expect(together.text).toBe(sum(deposit.payments));
      }),
    );
  });

  it('names the deposit of each payment, and keeps the order of deposits on one day', () => {
    const date = CalendarDate.of('2026-12-23');
    const amount = Money.of('2032');
    const [first, second] = ['Malhar', 'Himadri'].map((name) => ({
      name,
      payments: [{ date, amount, kind: 'interest' as const }],
    }));
    if (first === undefined || second === undefined) throw new Error('two deposits');
    const span = { after: CalendarDate.of('2026-11-24'), until: date };
    const { payments } = moneyComing([first, second], span);
    expect(payments.map(({ deposit }) => deposit.name)).toEqual(['Malhar', 'Himadri']);
    expect(moneyComing([first], { after: date, until: date }).payments).toEqual([]);
  });
});
