import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_EARLY_WITHDRAWAL,
  earlyWithdrawalSentence,
  isWithdrawalAllowed,
  withdrawalDate,
} from '#domain/fixed-deposits/catalogue/early-withdrawal.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';
import { tenures } from '#tests/arbitraries/tenures.ts';
import { tenureOf } from './card-rows.ts';

const oneYear = tenureOf('1Y');
const lockIns = fc.integer({ min: 0, max: 2000 });

describe('withdrawalDate', () => {
  it('is 3 calendar months after the investment date by default [FD-9.21, AP-9.10]', () => {
    const startedOn = CalendarDate.of('2025-11-30');
    const deposit = { startedOn, tenure: oneYear };
    expect(withdrawalDate(DEFAULT_EARLY_WITHDRAWAL, deposit)?.iso).toBe('2026-02-28');
  });

  it('counts a rest below a whole month in days', () => {
    const deposit = { startedOn: CalendarDate.of('2026-01-10'), tenure: oneYear };
    expect(withdrawalDate({ lockInDays: 45 }, deposit)?.iso).toBe('2026-02-25');
    expect(withdrawalDate({ lockInDays: 7 }, deposit)?.iso).toBe('2026-01-17');
  });

  it('is before the maturity date, and undefined if the lock-in lasts until maturity [FD-9.21]', () => {
    fc.assert(
      fc.property(lockIns, calendarDates(), tenures(), (lockInDays, startedOn, tenure) => {
        const date = withdrawalDate({ lockInDays }, { startedOn, tenure });
        expect(date === undefined).toBe(lockInDays >= tenure.days);
        const months = Math.floor(lockInDays / 30);
        const expected = startedOn.plus({ months, days: lockInDays % 30 });
        expect(date === undefined || date.equals(expected)).toBe(true);
      }),
    );
  });
});

describe('isWithdrawalAllowed', () => {
  it('is true from that day on, and always false without one', () => {
    const day = fc.integer({ min: -400, max: 4000 });
    fc.assert(
      fc.property(lockIns, calendarDates(), tenures(), day, (...drawn) => {
        const [lockInDays, startedOn, tenure, days] = drawn;
        const deposit = { startedOn, tenure };
        const today = startedOn.plus({ days });
        const from = withdrawalDate({ lockInDays }, deposit);
        const isSo = from !== undefined && !today.isBefore(from);
        expect(isWithdrawalAllowed({ lockInDays }, deposit, today)).toBe(isSo);
      }),
    );
  });
});

describe('earlyWithdrawalSentence', () => {
  const withdrawalPenalty = Percentage.of('1');

  it('states the first day and the cost', () => {
    expect(earlyWithdrawalSentence({ lockInDays: 90, withdrawalPenalty }, oneYear)).toBe(
      'You can withdraw early from 3 months after the start date. ' +
        'An early withdrawal earns 1.00% p.a. less than the rate for the time it ran.',
    );
    const company = { lockInDays: 90, withdrawalPenalty, noInterestDays: 180 };
    expect(earlyWithdrawalSentence(company, oneYear)).toBe(
      'You can withdraw early from 3 months after the start date. ' +
        'Before 6 months it earns no interest. ' +
        'After that it earns 1.00% p.a. less than the rate for the time it ran.',
    );
  });

  it('writes whole months if possible, else days', () => {
    const from = (lockInDays: number) => earlyWithdrawalSentence({ lockInDays }, oneYear);
    expect(from(0)).toBe('You can withdraw early on any day.');
    expect(from(1)).toBe('You can withdraw early from 1 day after the start date.');
    expect(from(7)).toBe('You can withdraw early from 7 days after the start date.');
    expect(from(30)).toBe('You can withdraw early from 1 month after the start date.');
  });

  it('offers no withdrawal exactly if there is no day for one', () => {
    fc.assert(
      fc.property(lockIns, calendarDates(), tenures(), (lockInDays, startedOn, tenure) => {
        const message = earlyWithdrawalSentence({ lockInDays }, tenure);
        const date = withdrawalDate({ lockInDays }, { startedOn, tenure });
        const isNever = message === 'This deposit cannot be withdrawn before maturity.';
        expect(isNever).toBe(date === undefined);
      }),
    );
  });
});
