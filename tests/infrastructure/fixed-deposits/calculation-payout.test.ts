import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isCumulative,
  payoutFrequencies,
  type PayoutFrequency,
  payoutLabel,
} from '#domain/fixed-deposits/interest/payout-frequency.ts';
import {
  maturityTypeFor,
  payoutFrequencyForCalculation,
  productTypeFor,
} from '#infrastructure/fixed-deposits/catalogue/calculation-payout.wire.ts';

const anyPayout = fc.constantFrom(...payoutFrequencies);

describe('maturityTypeFor', () => {
  it('calculates At Maturity as yearly and Cumulative [FD-9.13]', () => {
    expect(maturityTypeFor('at-maturity')).toBe('yearly');
    expect(productTypeFor('at-maturity')).toBe('Cumulative');
  });

  it('calculates the rest by their lowercase label as Non-Cumulative [FD-9.14]', () => {
    const [, ...payouts] = payoutFrequencies;
    for (const payout of payouts) {
      expect(maturityTypeFor(payout)).toBe(payoutLabel(payout).toLowerCase());
      expect(productTypeFor(payout)).toBe('Non-Cumulative');
    }
  });

  it('keeps the space of half yearly [FD-9.15]', () => {
    expect(maturityTypeFor('half-yearly')).toBe('half yearly');
  });

  it('reads the wire values of a calculation back', () => {
    for (const frequency of payoutFrequencies) {
      const maturityType = maturityTypeFor(frequency);
      const productType = productTypeFor(frequency);
      expect(payoutFrequencyForCalculation({ maturityType, productType })).toBe(frequency);
    }
    const torn = { maturityType: 'monthly', productType: 'Cumulative' };
    expect(payoutFrequencyForCalculation(torn)).toBeUndefined();
  });

  it('is in lower case', () => {
    fc.assert(
      fc.property(anyPayout, (payout) => {
        expect(maturityTypeFor(payout)).toBe(maturityTypeFor(payout).toLowerCase());
      }),
    );
  });
});

describe('productTypeFor', () => {
  it('is Cumulative only for payout at maturity [FD-9.13, FD-9.14]', () => {
    fc.assert(
      fc.property(anyPayout, (payout) => {
        const expected = isCumulative(payout) ? 'Cumulative' : 'Non-Cumulative';
        expect(productTypeFor(payout)).toBe(expected);
      }),
    );
  });
});

describe('payoutFrequencyForCalculation', () => {
  it('reads back matching wire values, and no others', () => {
    fc.assert(
      fc.property(anyPayout, anyPayout, (one, other) => {
        const words = { maturityType: maturityTypeFor(one), productType: productTypeFor(other) };
        const read = payoutFrequencyForCalculation(words);
        const fits = (payout: PayoutFrequency | undefined) =>
          payout !== undefined &&
          maturityTypeFor(payout) === words.maturityType &&
          productTypeFor(payout) === words.productType;
        expect(fits(read)).toBe(payoutFrequencies.some(fits));
      }),
    );
  });
});
