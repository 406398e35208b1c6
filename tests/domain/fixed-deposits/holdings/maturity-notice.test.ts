import {
  nextMaturityNotice,
  timeToMaturity,
} from '#domain/fixed-deposits/holdings/maturity-notice.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const date = (iso: string) => CalendarDate.of(iso);
const maturityDate = date('2027-03-15');

it.each([
  ['2026-11-18', '2027-02-13'],
  ['2027-02-12', '2027-02-13'],
  ['2027-02-13', '2027-03-08'],
  ['2027-03-07', '2027-03-08'],
  ['2027-03-08', undefined],
  ['2027-03-15', undefined],
])('after %s, the next notice is on %s [FD-4.89]', (after, next) => {
  expect(nextMaturityNotice({ maturityDate, after: date(after) })?.iso).toBe(next);
});

it('gives each deposit at most two notices, all before its maturity [FD-4.89]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4000 }), (days) => {
      const startedOn = maturityDate.plus({ days: -days });
      const notices: number[] = [];
      let after: CalendarDate | undefined = startedOn;
      for (;;) {
        after = nextMaturityNotice({ maturityDate, after });
        if (after === undefined) break;
        notices.push(after.daysUntil(maturityDate));
      }
      expect(notices).toEqual([30, 7].filter((before) => before < days));
    }),
  );
});

it('writes how long it is to the maturity', () => {
  expect(timeToMaturity(date('2027-02-13'), maturityDate)).toBe('30 days');
  expect(timeToMaturity(date('2027-03-14'), maturityDate)).toBe('1 day');
});
