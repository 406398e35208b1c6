import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { investmentTotals } from '#domain/platform/investment-totals.ts';
import { Money } from '#domain/platform/money.ts';
import { shareTotals } from '#domain/private-market/holdings/share-totals.ts';
import { investments } from '#tests/arbitraries/share-holdings.ts';

const held = fc.array(
  fc.record({
    investment: investments(),
    charges: fc.option(investments(), { nil: undefined }),
    currentValue: fc.option(investments(), { nil: undefined }),
  }),
  { maxLength: 6 },
);
const sold = fc.array(
  fc.record({
    proceeds: investments(),
    cost: investments(),
    charges: fc.option(investments(), { nil: undefined }),
  }),
  { maxLength: 6 },
);
const rupees = (text: string) => Money.of(text);

describe('shareTotals', () => {
  it('refuses negative amounts', () => {
    const [paid, minus] = [rupees('5'), rupees('-1')];
    const ofHeld = (each: object) => () =>
      shareTotals({ held: [{ investment: paid, ...each }], sold: [] });
    for (const name of ['investment', 'charges', 'currentValue']) {
      expect(ofHeld({ [name]: minus })).toThrow('must not be negative');
    }
    const sale = { proceeds: minus, cost: paid };
    expect(() => shareTotals({ held: [], sold: [sale] })).toThrow('must not be negative');
  });

  it('add up for any held and sold units [PM-2.138]', () => {
    fc.assert(
      fc.property(held, sold, (positions, sales) => {
        const { unpricedCount, heldCost, ...totals } = shareTotals({
          held: positions,
          sold: sales,
        });
        expect(investmentTotals(totals)).toEqual(totals);
        const unpriced = positions.filter(({ currentValue }) => currentValue === undefined);
        expect(unpricedCount).toBe(unpriced.length);
        expect(heldCost.text).toBe(totals.worth.minus(totals.changeInValue).text);
      }),
    );
  });

  it('count nothing as earned without a sale, for any value of the holdings [PM-2.138]', () => {
    fc.assert(
      fc.property(held, (positions) => {
        expect(shareTotals({ held: positions, sold: [] }).earned.text).toBe('0');
      }),
    );
  });

  it('count nothing as change in value if everything is sold [PM-2.138]', () => {
    fc.assert(
      fc.property(sold, (sales) => {
        const { changeInValue, earned, paidToBank, putIn } = shareTotals({ held: [], sold: sales });
        expect(changeInValue.text).toBe('0');
        expect(earned.text).toBe(paidToBank.minus(putIn).text);
      }),
    );
  });

  it('include stamp duty and charges in the sum put in [PM-2.138]', () => {
    // 250 shares at 412.75, valued at the same price one second later.
    const price = rupees('103187.50');
    const bought = { investment: price, charges: rupees('15.48'), currentValue: price };
    const { putIn, earned, changeInValue, worth } = shareTotals({ held: [bought], sold: [] });
    expect([putIn, earned, changeInValue, worth].map(({ text }) => text)).toEqual([
      ...['103202.98', '0', '-15.48', '103187.5'],
    ]);
  });

  it('count the proceeds of a sale as paid out, and leave the sum put in unchanged [PM-2.138]', () => {
    // 287 shares for 1,18,727.50 that cost 413.75 each now; 100 are sold at 430.
    const before = shareTotals({
      held: [{ investment: rupees('118727.50'), currentValue: rupees('118746.25') }],
      sold: [],
    });
    expect([before.earned.text, before.changeInValue.text]).toEqual(['0', '18.75']);
    const left = { investment: rupees('77452.50'), currentValue: rupees('77371.25') };
    const sale = { proceeds: rupees('43000'), cost: rupees('41275') };
    const after = shareTotals({ held: [left], sold: [sale] });
    expect(after.putIn.text).toBe(before.putIn.text);
    expect(after.paidToBank.text).toBe('43000');
    expect(after.worth.text).toBe('77371.25');
    expect([after.earned.text, after.changeInValue.text]).toEqual(['1725', '-81.25']);
  });

  it('count what was paid if a price is on request [PM-2.138]', () => {
    const position = { investment: rupees('5000'), charges: rupees('0.75') };
    const { worth, changeInValue, unpricedCount } = shareTotals({ held: [position], sold: [] });
    expect([worth.text, changeInValue.text, unpricedCount]).toEqual(['5000.75', '0', 1]);
  });
});
