import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canFind,
  DEFAULT_FINDER_PAYOUT,
  finderPayouts,
  investmentHorizonLabel,
  investmentHorizons,
  longestTenureInDaysFor,
  sortedByTenure,
  InvestmentHorizon,
  SortDirection,
  sortedByReturn,
} from '#domain/fixed-deposits/catalogue/finder.ts';
import { payoutLabel } from '#domain/fixed-deposits/interest/payout-frequency.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { tenureOf } from './card-rows.ts';
import { tenures } from '#tests/arbitraries/tenures.ts';
import { annualRates } from '#tests/arbitraries/percentages.ts';
import { junk } from '#tests/arbitraries/junk.ts';

const horizons = fc.constantFrom(...Object.values(InvestmentHorizon));

function throws(rule: () => unknown): boolean {
  try {
    rule();
    return false;
  } catch (thrown) {
    return thrown instanceof Error && !(thrown instanceof TypeError);
  }
}

describe('investmentHorizonLabel', () => {
  it('asks for Short Term or Long Term [FD-2.30]', () => {
    expect(investmentHorizons.map(investmentHorizonLabel)).toEqual(['Short Term', 'Long Term']);
  });
});

describe('longestTenureInDaysFor', () => {
  it('looks for at most 720 days in the short term [FD-9.3]', () => {
    expect(longestTenureInDaysFor('short-term')).toBe(720);
  });

  it('looks for at most 3600 days in the long term [FD-9.4]', () => {
    expect(longestTenureInDaysFor('long-term')).toBe(3600);
  });
});

describe('finderPayouts', () => {
  it('orders the payouts its own way, At Maturity preset [FD-3.69]', () => {
    expect(finderPayouts.map(payoutLabel)).toEqual([
      'At Maturity',
      'Monthly',
      'Half Yearly',
      'Yearly',
      'Quarterly',
    ]);
    expect(payoutLabel(DEFAULT_FINDER_PAYOUT)).toBe('At Maturity');
  });
});

describe('canFind', () => {
  it('finds only when both questions are answered [FD-5.10]', () => {
    expect(canFind({})).toBe(false);
    expect(canFind({ payoutFrequency: 'monthly' })).toBe(false);
    expect(canFind({ horizon: 'short-term' })).toBe(false);
    expect(canFind({ horizon: 'short-term', payoutFrequency: 'monthly' })).toBe(true);
  });

  it('needs both answers [FD-5.10]', () => {
    const answers = fc.record({
      horizon: fc.option(horizons, { nil: undefined }),
      payoutFrequency: fc.option(fc.constantFrom(...finderPayouts), { nil: undefined }),
    });
    fc.assert(
      fc.property(answers, (given) => {
        const both = given.horizon !== undefined && given.payoutFrequency !== undefined;
        expect(canFind(given)).toBe(both);
      }),
    );
  });
});

describe('sortedByTenure', () => {
  it('orders cards by tenure, up and down [FD-2.36]', () => {
    const cards = ['2Y', '6M', '400D', '12M'].map((text) => ({ tenure: tenureOf(text) }));
    const texts = (sorted: typeof cards) => sorted.map((card) => card.tenure.text);
    expect(texts([...sortedByTenure(cards, 'ascending')])).toEqual(['6M', '12M', '400D', '2Y']);
    expect(texts([...sortedByTenure(cards, 'descending')])).toEqual(['2Y', '400D', '12M', '6M']);
  });

  it.each(Object.values(SortDirection))('keeps the order of equal ones, %s', (direction) => {
    const cards = ['12M', '1Y', '360D', '1Y'].map((text) => ({ tenure: tenureOf(text) }));
    expect(sortedByTenure(cards, direction)).toEqual(cards);
  });

  it('keeps every card, in order of length, and the order of equal ones [FD-2.36]', () => {
    const cards = fc
      .array(tenures(), { maxLength: 8 })
      .map((list) => list.map((tenure, place) => ({ tenure, place })));
    fc.assert(
      fc.property(cards, fc.constantFrom(...Object.values(SortDirection)), (list, direction) => {
        const sorted = sortedByTenure(list, direction);
        expect(new Set(sorted)).toEqual(new Set(list));
        for (const [index, card] of sorted.entries()) {
          const before = sorted[index - 1];
          if (before === undefined) continue;
          const difference = card.tenure.days - before.tenure.days;
          const step = direction === 'ascending' ? difference : -difference;
          expect(step > 0 || (step === 0 && card.place > before.place)).toBe(true);
        }
      }),
    );
  });
});

describe('sortedByReturn', () => {
  it('keeps every card, in order of return, those without one last [FD-2.24]', () => {
    const cards = fc
      .array(fc.option(annualRates(), { nil: undefined }), { maxLength: 8 })
      .map((rates) => rates.map((annualReturn, place) => ({ annualReturn, place })));
    fc.assert(
      fc.property(cards, fc.constantFrom(...Object.values(SortDirection)), (list, direction) => {
        const sorted = sortedByReturn(list, direction);
        expect(new Set(sorted)).toEqual(new Set(list));
        for (const [index, { annualReturn: rate, place }] of sorted.entries()) {
          const before = sorted[index - 1];
          if (before === undefined || rate === undefined) continue;
          const { annualReturn: other } = before;
          expect(other).toBeDefined();
          const isInOrder =
            direction === 'ascending' ? other?.isLessThan(rate) : other?.isGreaterThan(rate);
          expect(isInOrder === true || (other?.equals(rate) && place > before.place)).toBe(true);
        }
      }),
    );
  });

  it.each(Object.values(SortDirection))('keeps the order of equal rates, %s', (direction) => {
    const cards = [1, 2, 3, 4].map((place) => ({ place, annualReturn: Percentage.of('7.5') }));
    expect(sortedByReturn(cards, direction).map(({ place }) => place)).toEqual([1, 2, 3, 4]);
  });

  it('rejects invalid rates, lists and directions', () => {
    fc.assert(
      fc.property(junk(), (bad) => {
        const cards = bad as readonly { readonly annualReturn?: undefined }[];
        expect(Array.isArray(bad) || throws(() => sortedByReturn(cards, 'ascending'))).toBe(true);
        const rated = [{ annualReturn: bad as undefined }];
        expect(bad === undefined || throws(() => sortedByReturn(rated, 'ascending'))).toBe(true);
        expect(throws(() => sortedByReturn([], bad as SortDirection))).toBe(true);
      }),
    );
  });
});
