import { describe, expect, it } from 'vitest';
import {
  INTEREST_TAX_RATES,
  interestTaxPercent,
} from '#domain/fixed-deposits/returns/interest-tax-percent.ts';
import { CalendarDate } from '#domain/platform/calendar-date.ts';
import { Percentage } from '#domain/platform/percentage.ts';

const rates = INTEREST_TAX_RATES.on(CalendarDate.of('2026-11-26'))?.value;

describe('interestTaxPercent', () => {
  it('gives the choices of section 2, with and without surcharge', () => {
    if (rates === undefined) throw new Error('the tax year 2026-27 has rates');
    const { slabs, surcharges, cess } = rates;
    expect(slabs.map((slab) => interestTaxPercent({ slab, cess }).text)).toEqual([
      ...['0', '5.2', '10.4', '15.6', '20.8', '26', '31.2'],
    ]);
    const slab = Percentage.of(30);
    expect(
      surcharges.map((surcharge) => interestTaxPercent({ slab, surcharge, cess }).text),
    ).toEqual(['31.2', '34.32', '35.88', '39']);
  });

  it('throws for a slab that is no share', () => {
    const cess = Percentage.of(4);
    for (const slab of ['-1', '100.01']) {
      expect(() => interestTaxPercent({ slab: Percentage.of(slab), cess })).toThrow('from 0 to');
    }
  });
});
