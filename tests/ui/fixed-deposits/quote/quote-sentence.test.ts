import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { Tenure } from '#domain/fixed-deposits/interest/tenure.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { quoteSentence } from '#ui/fixed-deposits/quote/quote-sentence.ts';
import { describe, expect, it } from 'vitest';

const paidAt = (rate: string) =>
  quoteSentence(
    depositQuote({
      principal: Money.of('250000'),
      annualRatePercent: Percentage.of(rate),
      tenure: Tenure.of({ years: 2 }),
      payoutFrequency: 'quarterly',
    }),
  );

describe('the sentence of a quote with payouts', () => {
  it('states the payout as it is if all payouts are the same', () => {
    expect(paidAt('8')).toBe(
      '₹2,50,000 at 8.00% a year pays ₹5,000 every quarter, ₹40,000 in total. ' +
        'You get back ₹2,50,000 at the end.',
    );
  });

  it('says that payouts differ which do not add up to the total', () => {
    expect(paidAt('7.46')).toContain(' pays about ₹4,663 every quarter, ₹37,300 in total. ');
  });
});
