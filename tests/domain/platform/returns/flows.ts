import fc from 'fast-check';
import type { CashFlow } from '#domain/platform/returns/cash-flow.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Money } from '#domain/platform/money.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';

/** A payment in whole rupees, written as text. */
export function flow(iso: string, rupees: string | number): CashFlow {
  return { date: CalendarDate.of(iso), amount: Money.of(rupees) };
}

/** A deposit, and one to three payments back within about ten years. */
export function deposits(): fc.Arbitrary<readonly CashFlow[]> {
  const later = fc.record({
    days: fc.integer({ min: 200, max: 3700 }),
    rupees: fc.integer({ min: 1, max: 200_000 }),
  });
  return fc
    .tuple(calendarDates(), fc.array(later, { minLength: 1, maxLength: 3 }))
    .map(([first, back]) => [
      { date: first, amount: Money.of(-100_000) },
      ...back.map(({ days, rupees }) => ({
        date: first.plus({ days }),
        amount: Money.of(rupees),
      })),
    ]);
}

/** Payments in both directions, on any of some days. */
export function anyFlows(): fc.Arbitrary<readonly CashFlow[]> {
  const one = fc.record({
    days: fc.integer({ min: 0, max: 1500 }),
    rupees: fc.integer({ min: -1000, max: 1000 }),
  });
  return fc
    .tuple(calendarDates(), fc.array(one, { maxLength: 4 }))
    .map(([first, each]) =>
      each.map(({ days, rupees }) => ({
        date: first.plus({ days }),
        amount: Money.of(rupees),
      })),
    );
}
