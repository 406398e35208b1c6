import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canProceed, hasOtherSchemes, visibleRows } from '#domain/fixed-deposits/invest-details.ts';
import {
  depositAmountRulesFor,
  depositAmountViolation,
} from '#domain/fixed-deposits/deposit-amount.ts';
import { Money } from '#domain/platform/money.ts';
import { amounts } from '#tests/arbitraries/money.ts';

const limits = { minimum: Money.of('5000'), maximum: Money.of('1000000') };
const box = {
  amount: Money.of('100000'),
  rules: depositAmountRulesFor({ issuerId: 'himadri', ...limits }),
  hasResult: true,
  isCalculating: false,
};

describe('visibleRows', () => {
  it('shows 5 rows at first [FD-2.57]', () => {
    const rows = [1, 2, 3, 4, 5, 6, 7];
    expect(visibleRows(rows, false)).toEqual([1, 2, 3, 4, 5]);
    expect(visibleRows(rows, true)).toEqual(rows);
    expect([hasOtherSchemes(rows), hasOtherSchemes(rows.slice(2))]).toEqual([true, false]);
  });

  it('shows the first five, or all, in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.boolean(), (rows, showsAll) => {
        const shown = visibleRows(rows, showsAll);
        expect(shown).toEqual(rows.slice(0, shown.length));
        expect(shown).toHaveLength(showsAll ? rows.length : Math.min(5, rows.length));
      }),
    );
  });
});

describe('canProceed', () => {
  it('lets a person go on when everything is there', () => {
    expect(canProceed(box)).toBe(true);
  });

  it('waits for a calculation result [FD-4.47]', () => {
    expect(canProceed({ ...box, hasResult: false })).toBe(false);
  });

  it('waits while the calculation is loading [FD-4.48]', () => {
    expect(canProceed({ ...box, isCalculating: true })).toBe(false);
  });

  it('stops below the minimum [FD-4.49]', () => {
    expect(canProceed({ ...box, amount: Money.of('4000') })).toBe(false);
    expect(canProceed({ ...box, amount: undefined })).toBe(false);
  });

  it('stops at what is no multiple of 1000, except for suryoday [FD-4.50]', () => {
    const amount = Money.of('100500');
    expect(canProceed({ ...box, amount })).toBe(false);
    const rules = depositAmountRulesFor({ issuerId: 'suryoday', ...limits });
    expect(canProceed({ ...box, amount, rules })).toBe(true);
  });

  it('needs a result, no calculation on its way, and an amount without a fault', () => {
    const box = fc.record({
      amount: fc.option(amounts(), { nil: undefined }),
      hasResult: fc.boolean(),
      isCalculating: fc.boolean(),
    });
    const limits = { minimum: Money.of(1), maximum: Money.of('999999999999') };
    fc.assert(
      fc.property(box, ({ amount, hasResult, isCalculating }) => {
        const isFine = depositAmountViolation(amount, limits) === undefined;
        const expected = isFine && hasResult && !isCalculating;
        expect(canProceed({ amount, rules: limits, hasResult, isCalculating })).toBe(expected);
      }),
    );
  });
});

describe('hasOtherSchemes', () => {
  it('is so where the first rows are not all', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), (rows) => {
        expect(hasOtherSchemes(rows)).toBe(visibleRows(rows, false).length < rows.length);
      }),
    );
  });
});
