import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type HeldSpan,
  maturingSoon,
  maturityOrder,
  nextToMature,
  portfolioOrder,
  shareRun,
} from '#domain/fixed-deposits/holdings/held-deposits.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';

const day = (text: string) => CalendarDate.of(text);

/** Few days, so that some deposits share one. */
const listed = fc
  .array(
    fc.record({
      startedOn: fc.integer({ min: 0, max: 4 }).map((days) => day('2026-01-30').plus({ days })),
      state: fc.constantFrom('running', 'renewed', 'paid-out'),
    }),
    { maxLength: 12 },
  )
  .map((list) => list.map((each, place) => ({ ...each, place })));

const spans = fc
  .tuple(calendarDates(), fc.integer({ min: 1, max: 4000 }))
  .map(([startedOn, days]): HeldSpan => {
    return { startedOn, maturityDate: startedOn.plus({ days }) };
  });

describe('portfolioOrder', () => {
  it('has every deposit of both sources, running ones first, newest first [FD-3.37]', () => {
    fc.assert(
      fc.property(listed, (deposits) => {
        const ordered = portfolioOrder(deposits);
        expect(new Set(ordered)).toEqual(new Set(deposits));
        expect(ordered).toHaveLength(deposits.length);
        for (const [index, one] of ordered.slice(1).entries()) {
          const before = ordered[index];
          if (before === undefined) throw new Error('there is one before');
          const [was, is] = [before.state === 'running', one.state === 'running'];
          expect(was || !is).toBe(true);
          if (was !== is) continue;
          expect(before.startedOn.isBefore(one.startedOn)).toBe(false);
          if (before.startedOn.equals(one.startedOn)) expect(before.place).toBeLessThan(one.place);
        }
      }),
    );
  });
});

describe('maturityOrder', () => {
  it('has the earliest maturity date first, and keeps every deposit', () => {
    fc.assert(
      fc.property(fc.array(spans, { maxLength: 8 }), (deposits) => {
        const sorted = maturityOrder(deposits);
        expect(new Set(sorted)).toEqual(new Set(deposits));
        for (const [at, { maturityDate }] of sorted.slice(1).entries()) {
          expect(maturityDate.isBefore(sorted[at]?.maturityDate ?? maturityDate)).toBe(false);
        }
      }),
    );
  });
});

describe('nextToMature', () => {
  it('is the held deposit with the earliest maturity date', () => {
    fc.assert(
      fc.property(fc.array(spans, { minLength: 1, maxLength: 8 }), (deposits) => {
        const next = nextToMature(deposits);
        expect(deposits).toContain(next);
        const first = deposits.findIndex(({ maturityDate }) =>
          deposits.every((other) => !other.maturityDate.isBefore(maturityDate)),
        );
        expect(next).toBe(deposits[first]);
      }),
    );
  });

  it('is undefined without deposits', () => {
    expect(nextToMature([])).toBeUndefined();
  });
});

describe('maturingSoon', () => {
  const today = day('2026-11-24');
  const matures = (days: number, state = 'running') => ({
    startedOn: day('2025-01-01'),
    maturityDate: today.plus({ days }),
    state,
  });

  it('has running deposits from today to the 30th day, the earliest first', () => {
    const [now, later, last] = [matures(0), matures(12), matures(30)];
    const others = [matures(-1), matures(31), matures(5, 'renewed'), matures(5, 'paid-out')];
    expect(maturingSoon([last, ...others, later, now], today)).toEqual([now, later, last]);
  });
});

describe('shareRun', () => {
  it('rises from nothing on the first day to all on the maturity day, and stays there', () => {
    fc.assert(
      fc.property(spans, fc.nat(4000), fc.nat(4000), (deposit, one, other) => {
        const [before, after] = [one, other].toSorted((a, b) => a - b);
        const on = (days = 0) => shareRun(deposit, deposit.startedOn.plus({ days }));
        expect(on(before)).toBeLessThanOrEqual(on(after));
        expect(on(0)).toBe(0);
        expect(shareRun(deposit, deposit.maturityDate)).toBe(1);
        expect(shareRun(deposit, deposit.maturityDate.plus({ days: 1 }))).toBe(1);
        expect(shareRun(deposit, deposit.startedOn.plus({ days: -1 }))).toBe(0);
      }),
    );
  });

  it('is a half after half of its days', () => {
    const deposit = { startedOn: day('2026-11-01'), maturityDate: day('2026-11-11') };
    expect(shareRun(deposit, day('2026-11-06'))).toBe(0.5);
    expect(shareRun(deposit, day('2026-11-10'))).toBe(0.9);
  });
});
