import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { comparisonBars } from '#domain/fixed-deposits/catalogue/comparison-bars.ts';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { cumulativeTerms } from '#tests/arbitraries/deposit-terms.ts';
import { Percentage } from '#domain/platform/percentage.ts';

describe('comparisonBars', () => {
  it('gives the other banks what a quote at 7 and 7.25 percent gives [FD-9.36]', () => {
    fc.assert(
      fc.property(cumulativeTerms(), ({ principal, tenure, annualRatePercent }) => {
        const at = (percent: string) =>
          depositQuote({
            principal,
            tenure,
            annualRatePercent: Percentage.of(percent),
            payoutFrequency: 'at-maturity',
          }).totalInterest.text;
        const { totalInterest } = depositQuote({
          principal,
          tenure,
          annualRatePercent,
          payoutFrequency: 'at-maturity',
        });
        const bars = comparisonBars({ principal, tenure, annualRatePercent, totalInterest });
        expect(bars.map((bar) => [bar.bank, bar.totalInterest.text])).toEqual([
          ['this-deposit', totalInterest.text],
          ['first-bank', at('7')],
          ['second-bank', at('7.25')],
        ]);
      }),
    );
  });
});
