import { describe, expect, it } from 'vitest';
import {
  payoutFrequencies,
  payoutLabel,
} from '#domain/fixed-deposits/interest/payout-frequency.ts';
import {
  maturityTypeFor,
  payoutFrequencyForCalculation,
  productTypeFor,
} from '#infrastructure/fixed-deposits/catalogue/calculation-payout.wire.ts';

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
});
