import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyWeightedReturn } from '#domain/platform/returns/money-weighted-return.ts';
import { solvedReturn } from '#domain/platform/returns/solved-return.ts';
import { Money } from '#domain/platform/money.ts';
import { annualRates } from '#tests/arbitraries/percentages.ts';
import { calendarDates } from '#tests/arbitraries/calendar-dates.ts';
import { anyFlows, deposits, flow } from './flows.ts';

const shown = (...args: Parameters<typeof moneyWeightedReturn>) => {
  const found = moneyWeightedReturn(...args);
  return found.ok ? found.value.text : found.failure;
};

describe('moneyWeightedReturn', () => {
  it('gives the figure that Microsoft publishes for XIRR', () => {
    const flows = [
      flow('2008-01-01', -10_000),
      flow('2008-03-01', 2750),
      flow('2008-10-30', 4250),
      flow('2009-02-15', 3250),
      flow('2009-04-01', 2750),
    ];
    expect(shown(flows, 'act-365')).toBe('37.34');
    const exact = solvedReturn(flows, 'act-365');
    // Microsoft prints 0.373362535, with the error that its own search leaves.
    expect(exact.ok && exact.value.toDecimalPlaces(7).toString()).toBe('0.3733625');
  });

  it('is the rate of one year of 366 days by anniversary, and a little less over 365', () => {
    const flows = [flow('2027-07-01', -100_000), flow('2028-07-01', 108_000)];
    expect(shown(flows)).toBe('8');
    expect(shown(flows, 'act-365')).toBe('7.98');
  });

  it('rounds an exact half of a hundredth up', () => {
    expect(shown([flow('2026-01-01', -100_000), flow('2027-01-01', 107_455)])).toBe('7.46');
    const three = [flow('2026-01-01', -100_000), flow('2027-01-01', 7455)];
    expect(shown([...three, flow('2028-01-01', 107_455)])).toBe('7.46');
  });

  it('names why payments have no return', () => {
    const out = flow('2026-01-01', -100);
    expect(shown([])).toBe('no-outflow');
    expect(shown([flow('2026-01-01', 100)])).toBe('no-outflow');
    expect(shown([out])).toBe('no-inflow');
    expect(shown([out, flow('2026-01-01', 100)])).toBe('no-outflow');
    expect(shown([out, flow('2026-01-01', 90), flow('2027-01-01', -1)])).toBe('no-inflow');
    const again = [out, flow('2027-01-01', 230), flow('2028-01-01', -132)];
    expect(shown(again)).toBe('ambiguous');
    expect(shown([out, flow('2027-01-01', 150), flow('2028-01-01', -50)])).toBe('ambiguous');
    expect(shown([out, flow('2026-01-02', 300)])).toBe('out-of-range');
    expect(shown([out, flow('2026-01-02', 300), flow('2026-01-03', 1)])).toBe('out-of-range');
    const lost = [flow('2026-01-01', -100_000), flow('2027-01-01', 1), flow('2028-01-01', 1)];
    expect(shown(lost)).toBe('out-of-range');
    expect(shown([flow('2026-01-01', -1000), flow('2027-01-01', 9)])).toBe('out-of-range');
  });

  it('refuses losses for which two rates below zero fit', () => {
    const flows = [flow('2026-01-01', -100), flow('2027-01-01', 99)];
    const later = [flow('2028-01-01', -50), flow('2029-01-01', 10)];
    expect(shown([...flows, ...later])).toBe('ambiguous');
  });

  it('finds zero, the limits, rates below zero, and the cost of a loan', () => {
    const out = flow('2026-01-01', -100);
    expect(shown([out, flow('2027-01-01', 40), flow('2028-01-01', 60)])).toBe('0');
    expect(shown([out, flow('2027-01-01', 1100)])).toBe('1000');
    expect(shown([out, flow('2027-01-01', 550), flow('2028-01-01', 6050)])).toBe('1000');
    expect(shown([out, flow('2027-01-01', 40), flow('2028-01-01', 40)])).toBe('-13.67');
    expect(shown([out, flow('2027-01-01', 1), flow('2036-01-01', 1)])).toBe('-36.8');
    expect(shown([flow('2026-01-01', 100), flow('2027-01-01', -110)])).toBe('10');
    // At 0%, a small change of the rate does not change the present value.
    expect(shown([out, flow('2027-01-01', 300), flow('2028-01-01', -150)])).toBe('136.6');
  });

  it('gives the rate back at which a sum has grown for whole years', () => {
    const years = fc.integer({ min: 1, max: 10 });
    fc.assert(
      fc.property(calendarDates(), annualRates(), years, (date, rate, count) => {
        const growth = rate.fraction.plus(1).pow(count);
        const back = { date: date.plus({ years: count }), amount: Money.of(growth.times(100_000)) };
        expect(shown([{ date, amount: Money.of(-100_000) }, back])).toBe(rate.text);
      }),
    );
  });

  it('depends neither on the order of payments, nor on their unit', () => {
    fc.assert(
      fc.property(deposits(), fc.integer({ min: 2, max: 1000 }), (flows, factor) => {
        const scaled = flows.map(({ date, amount }) => ({ date, amount: amount.times(factor) }));
        const answer = shown(flows);
        expect(shown(flows.toReversed())).toBe(answer);
        expect(shown(scaled)).toBe(answer);
      }),
    );
  });

  it('adds the payments of one day first', () => {
    fc.assert(
      fc.property(deposits(), fc.integer({ min: 1, max: 100_000 }), (flows, rupees) => {
        const split = flows.flatMap(({ date, amount }) => [
          { date, amount: amount.plus(Money.of(rupees)) },
          { date, amount: Money.of(-rupees) },
        ]);
        expect(shown(split)).toBe(shown(flows));
      }),
    );
  });

  it('does not fall if one payment is one rupee higher', () => {
    fc.assert(
      fc.property(deposits(), (flows) => {
        const [first, next, ...rest] = flows;
        if (first === undefined || next === undefined) return;
        const amount = next.amount.plus(Money.of(1));
        const less = moneyWeightedReturn(flows);
        const more = moneyWeightedReturn([first, { ...next, amount }, ...rest]);
        if (!less.ok || !more.ok) return;
        expect(more.value.isLessThan(less.value)).toBe(false);
      }),
    );
  });

  it('has an answer or a named reason for any payments', () => {
    fc.assert(
      fc.property(anyFlows(), (flows) => {
        expect(shown(flows)).toMatch(/^-?[0-9.]+$|^(no-(out|in)flow|ambiguous|out-of-range)$/);
      }),
    );
  });
});
