import {
  type BankClosure,
  bankClosureOn,
  closedDaySentence,
  isPaymentToCome,
} from '#domain/fixed-deposits/interest/bank-closure.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { describe, expect, it } from 'vitest';

/** All days of 2026, with the weekday by the platform's own calendar: 0 is Sunday. */
const DAYS_OF_2026 = Array.from({ length: 365 }, (_, index) => {
  const date = CalendarDate.of('2026-01-01').plus({ days: index });
  return { date, weekday: new Date(`${date.iso}T00:00:00Z`).getUTCDay() };
});

describe('bankClosureOn', () => {
  it.each([
    ['2026-11-29', 'sunday'],
    ['2026-11-28', 'saturday'],
    ['2026-11-14', 'saturday'],
    ['2026-11-21', undefined],
    ['2026-11-07', undefined],
    ['2026-08-29', undefined],
    ['2026-01-26', 'national-holiday'],
    ['2027-08-15', 'sunday'],
    ['2026-08-15', 'national-holiday'],
    ['2026-10-02', 'national-holiday'],
    ['2026-11-30', undefined],
  ])('%s is %s', (date, closure) => {
    expect(bankClosureOn(CalendarDate.of(date))).toBe(closure);
  });

  it('is each Sunday, two Saturdays of a month, and three holidays of a year', () => {
    expect(DAYS_OF_2026.map(({ date }) => date.weekday % 7)).toEqual(
      DAYS_OF_2026.map(({ weekday }) => weekday),
    );
    expect(DAYS_OF_2026.map(({ date }) => bankClosureOn(date) === 'sunday')).toEqual(
      DAYS_OF_2026.map(({ weekday }) => weekday === 0),
    );
    const count = (kind: BankClosure) =>
      DAYS_OF_2026.filter(({ date }) => bankClosureOn(date) === kind).length;
    // Of the 52 Saturdays, 24 are the second or fourth of a month; 26 January, 15 August and
    // 2 October 2026 are a Monday, a third Saturday and a Friday.
    expect(count('saturday')).toBe(24);
    expect(count('national-holiday')).toBe(3);
  });

});

describe('isPaymentToCome', () => {
  const isToCome = (due: string, now: string) =>
    isPaymentToCome({ dueOn: CalendarDate.of(due), today: CalendarDate.of(now) });

  it.each([
    ['2026-11-30', '2026-11-29', true],
    ['2026-11-30', '2026-11-30', false],
    // A fourth Saturday and a Sunday; the Monday after them is a working day.
    ['2026-11-28', '2026-11-28', true],
    ['2026-11-28', '2026-11-29', true],
    ['2026-11-28', '2026-11-30', false],
    // A Sunday, followed by Republic Day.
    ['2026-01-25', '2026-01-26', true],
    ['2026-01-25', '2026-01-27', false],
    ['2026-11-27', '2026-11-28', false],
    ['2020-01-01', '2026-11-29', false],
  ])('a payment due on %s is to come on %s: %s', (due, now, expected) => {
    expect(isToCome(due, now)).toBe(expected);
  });

  it('is never so on a working day from the due day on', () => {
    for (const { date } of DAYS_OF_2026) {
      const isOpen = bankClosureOn(date) === undefined;
      if (isOpen) expect(isPaymentToCome({ dueOn: date, today: date })).toBe(false);
      expect(isToCome('2027-01-01', date.iso)).toBe(true);
    }
  });
});

describe('closedDaySentence', () => {
  it('has a sentence for a closed day, and none for other days', () => {
    expect(closedDaySentence(CalendarDate.of('2026-11-29'))).toBe(
      'A Sunday: banks pay on the next working day.',
    );
    expect(closedDaySentence(CalendarDate.of('2026-11-28'))).toBe(
      'A second or fourth Saturday: banks pay on the next working day.',
    );
    expect(closedDaySentence(CalendarDate.of('2026-11-30'))).toBeUndefined();
  });
});
