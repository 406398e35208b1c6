import { Money } from '#domain/platform/money.ts';
import { insuranceSentence } from '#ui/fixed-deposits/shared/insurance-sentence.ts';
import { describe, expect, it } from 'vitest';

const at = (rupees: string, isInsured: boolean | undefined) =>
  insuranceSentence({ issuerName: 'Himadri Bank', isInsured, maturityAmount: Money.of(rupees) });

describe('the sentence about insurance beside an amount', () => {
  it('says that an amount within the limit is insured in full, with all else at the bank', () => {
    expect(at('500000', true)).toBe(
      'Insured in full, as long as you have no more than ₹5 lakh at Himadri Bank, interest ' +
        'included.',
    );
  });

  it('says how much of a larger amount is insured', () => {
    expect(at('500001', true)).toBe(
      '₹5 lakh of it is insured: the limit for all that you have at Himadri Bank, interest ' +
        'included.',
    );
  });

  it('says that a finance company’s deposit is not insured, and nothing if that is not known', () => {
    expect(at('1000', false)).toBe('Not insured.');
    expect(at('1000', undefined)).toBeUndefined();
  });
});
