import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import {
  quoteDifferences,
} from '#domain/fixed-deposits/interest/quote-check.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { depositTerms } from '#tests/arbitraries/deposit-terms.ts';
import { tenureOf } from '#tests/domain/fixed-deposits/catalogue/card-rows.ts';

const ONE = Money.of('1');

describe('quoteDifferences', () => {
  it('finds no difference in a reply with our own figures', () => {
    fc.assert(
      fc.property(depositTerms(), (terms) => {
        const quote = depositQuote(terms);
        expect(quoteDifferences(quote, quote)).toEqual([]);
      }),
    );
  });

  it('finds a rupee in each figure, and nothing else', () => {
    const figures = fc.constantFrom('totalInterest', 'maturityAmount');
    fc.assert(
      fc.property(depositTerms(), figures, (terms, figure) => {
        const quote = depositQuote(terms);
        const { totalInterest, maturityAmount, payoutAmount } = quote;
        const answer = { totalInterest, maturityAmount, payoutAmount };
        const answered = answer[figure].plus(ONE);
        const found = quoteDifferences({ ...answer, [figure]: answered }, quote);
        expect(found.map((each) => each.answered.minus(each.expected).text)).toEqual(['1']);
        const name = figure === 'totalInterest' ? 'total-interest' : 'maturity-amount';
        expect(found[0]?.figure).toBe(name);
      }),
    );
  });

  it('compares a payout of the reply even if ours is undefined', () => {
    const amounts = { totalInterest: Money.of('8000'), maturityAmount: Money.of('108000') };
    const quote = depositQuote({
      principal: Money.of('100000'),
      annualRatePercent: Percentage.of('8'),
      tenure: tenureOf('1Y'),
      payoutFrequency: 'at-maturity',
    });
    expect(quoteDifferences(amounts, quote)).toEqual([]);
    const paid = quoteDifferences({ ...amounts, payoutAmount: Money.of('667') }, quote);
    expect(paid.map(({ figure }) => figure)).toEqual(['payout-amount']);
    expect(paid[0]?.expected.text).toBe('0');
  });
});
