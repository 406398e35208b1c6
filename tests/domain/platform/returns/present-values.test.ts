import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { moneyWeightedReturn } from '#domain/platform/returns/money-weighted-return.ts';
import { presentValues } from '#domain/platform/returns/present-values.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { deposits, flow } from './flows.ts';

describe('presentValues', () => {
  it('adds up to about zero at the return of the payments', () => {
    fc.assert(
      fc.property(deposits(), (flows) => {
        const found = moneyWeightedReturn(flows);
        if (!found.ok) return;
        const rows = presentValues(flows, { annualRatePercent: found.value });
        const sum = Money.sum(rows.map((row) => row.presentValue));
        // Half a hundredth of a percent for ten years, on what came back.
        const weight = rows.reduce(
          (all, row) => all.plus(row.presentValue.times(row.years).decimal.abs()),
          Money.zero.decimal,
        );
        const off = found.value.fraction.plus(1);
        expect(sum.decimal.abs().lessThan(weight.times('0.000051').dividedBy(off).plus(1))).toBe(
          true,
        );
      }),
    );
  });

  it('shows the years and the value of each payment, in order', () => {
    const flows = [flow('2028-01-01', 5000), flow('2026-01-01', -100), flow('2026-07-02', 200)];
    const rows = presentValues(flows, {
      ...{ annualRatePercent: Percentage.of('10'), basis: 'act-365' },
    });
    expect(rows.map(({ date, presentValue }) => [date.iso, presentValue.text])).toEqual([
      ['2026-01-01', '-100'],
      ['2026-07-02', '190.72'],
      ['2028-01-01', '4132.23'],
    ]);
    expect(rows[2]?.years).toBe('2');
    expect(presentValues([], { annualRatePercent: Percentage.of('10') })).toEqual([]);
  });

  it('throws for a rate that makes everything worthless', () => {
    const discounting = { annualRatePercent: Percentage.of(-100) };
    expect(() => presentValues([flow('2026-01-01', 1)], discounting)).toThrow('above -100');
    const misspelt = { annualRatePercent: Percentage.of(1), base: 'days-365' };
    expect(() => presentValues([], misspelt)).toThrow('there is no option "base"');
  });
});
