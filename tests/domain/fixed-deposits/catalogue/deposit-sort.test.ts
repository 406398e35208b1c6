import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DepositSort, sortedDeposits } from '#domain/fixed-deposits/catalogue/deposit-sort.ts';
import { sortedByReturn, sortedByTenure } from '#domain/fixed-deposits/catalogue/finder.ts';
import { amounts } from '#tests/arbitraries/money.ts';
import { annualRates } from '#tests/arbitraries/percentages.ts';
import { tenures } from '#tests/arbitraries/tenures.ts';

const cards = fc
  .array(
    fc.record({
      tenure: tenures(),
      annualReturn: fc.option(annualRates(), { nil: undefined }),
      interest: fc.option(amounts(), { nil: undefined }),
    }),
    { maxLength: 8 },
  )
  .map((list) => list.map((card, place) => ({ ...card, place })));

describe('sortedDeposits', () => {
  it('orders by return and tenure as the rules for each do', () => {
    fc.assert(
      fc.property(cards, (list) => {
        expect(sortedDeposits(list, 'highest-rate')).toEqual(sortedByReturn(list, 'descending'));
        expect(sortedDeposits(list, 'lowest-rate')).toEqual(sortedByReturn(list, 'ascending'));
        expect(sortedDeposits(list, 'shortest-tenure')).toEqual(sortedByTenure(list, 'ascending'));
        expect(sortedDeposits(list, 'longest-tenure')).toEqual(sortedByTenure(list, 'descending'));
      }),
    );
  });

  it('orders by the interest on 1 lakh, the highest first, those without it last', () => {
    fc.assert(
      fc.property(cards, (list) => {
        const sorted = sortedDeposits(list, DepositSort.HighestInterest);
        expect(new Set(sorted)).toEqual(new Set(list));
        for (const [index, { interest, place }] of sorted.entries()) {
          const before = sorted[index - 1];
          if (before === undefined || interest === undefined) continue;
          expect(before.interest?.isLessThan(interest)).toBe(false);
          expect(before.interest?.equals(interest) !== true || before.place < place).toBe(true);
        }
      }),
    );
  });
});
