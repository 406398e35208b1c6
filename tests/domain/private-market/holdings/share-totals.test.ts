import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { investmentTotals } from '#domain/platform/investment-totals.ts';
import { Money } from '#domain/platform/money.ts';
import { shareTotals } from '#domain/private-market/holdings/share-totals.ts';
import { investments } from '#tests/arbitraries/share-holdings.ts';

const held = fc.array(
  fc.record({
    investment: investments(),
    currentValue: fc.option(investments(), { nil: undefined }),
  }),
  { maxLength: 6 },
);
const sold = fc.array(fc.record({ proceeds: investments(), cost: investments() }), {
  maxLength: 6,
});
const rupees = (text: string) => Money.of(text);

describe('shareTotals', () => {
  it('add up for any held and sold units [PM-2.138]', () => {
    fc.assert(
      fc.property(held, sold, (positions, sales) => {
        const { unpricedCount, ...totals } = shareTotals({ held: positions, sold: sales });
        expect(investmentTotals(totals)).toEqual(totals);
        const unpriced = positions.filter(({ currentValue }) => currentValue === undefined);
        expect(unpricedCount).toBe(unpriced.length);
      }),
    );
  });

  it('count the proceeds of a sale as paid out, and leave the sum put in unchanged [PM-2.138]', () => {
    // 287 shares for 1,18,727.50 that cost 413.75 each now; 100 are sold at 430.
    const before = shareTotals({
      held: [{ investment: rupees('118727.50'), currentValue: rupees('118746.25') }],
      sold: [],
    });
    expect(before.earned.text).toBe('18.75');
    const left = { investment: rupees('77452.50'), currentValue: rupees('77371.25') };
    const sale = { proceeds: rupees('43000'), cost: rupees('41275') };
    const after = shareTotals({ held: [left], sold: [sale] });
    expect(after.putIn.text).toBe(before.putIn.text);
    expect(after.paidToBank.text).toBe('43000');
    expect(after.worth.text).toBe('77371.25');
    expect(after.earned.text).toBe('1643.75');
  });

  it('count at cost if a price is on request', () => {
    const totals = shareTotals({ held: [{ investment: rupees('5000') }], sold: [] });
    expect([totals.worth.text, totals.earned.text, totals.unpricedCount]).toEqual(['5000', '0', 1]);
  });
});
