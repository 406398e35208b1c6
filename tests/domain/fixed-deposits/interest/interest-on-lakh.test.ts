import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { interestOnLakh } from '#domain/fixed-deposits/interest/interest-on-lakh.ts';
import { Money } from '#domain/platform/money.ts';
import { depositTerms } from '#tests/arbitraries/deposit-terms.ts';

describe('interestOnLakh', () => {
  it('is the interest that 1,00,000 earns on the same terms [FD-1.10, FD-9.2, AP-9.25]', () => {
    fc.assert(
      fc.property(depositTerms(), (terms) => {
        const quote = depositQuote({ ...terms, principal: Money.of('100000') });
        expect(interestOnLakh(terms).equals(quote.totalInterest)).toBe(true);
      }),
    );
  });
});
