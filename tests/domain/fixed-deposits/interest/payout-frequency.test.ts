import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isCumulative,
  payoutFrequencies,
  payoutFrequencyForLabel,
  payoutLabel,
  payoutsPerYear,
  type PayoutFrequency,
} from '#domain/fixed-deposits/interest/payout-frequency.ts';

const anyPayout = fc.constantFrom(...payoutFrequencies);

function distinguishesAll(rule: (frequency: PayoutFrequency) => unknown): void {
  fc.assert(
    fc.property(anyPayout, anyPayout, (one, other) => {
      expect(rule(one) === rule(other)).toBe(one === other);
    }),
  );
}

describe('payoutLabel', () => {
  it('lists the labels in order [FD-9.42]', () => {
    expect(payoutFrequencies.map(payoutLabel)).toEqual([
      'At Maturity',
      'Monthly',
      'Quarterly',
      'Half Yearly',
      'Yearly',
    ]);
  });

  it('distinguishes all values', () => {
    distinguishesAll(payoutLabel);
  });
});

describe('payoutFrequencyForLabel', () => {
  it('reads labels in any case and spacing', () => {
    expect(payoutFrequencyForLabel('half-yearly')).toBe('half-yearly');
    expect(payoutFrequencyForLabel('HALF YEARLY')).toBe('half-yearly');
    expect(payoutFrequencyForLabel('weekly')).toBeUndefined();
  });

  it('reads every label in any case, and with any separator', () => {
    fc.assert(
      fc.property(anyPayout, fc.constantFrom(' ', '-', '_', ''), (payout, joint) => {
        const label = payoutLabel(payout).replace(' ', joint);
        expect(payoutFrequencyForLabel(label)).toBe(payout);
        expect(payoutFrequencyForLabel(label.toUpperCase())).toBe(payout);
      }),
    );
  });
});

describe('isCumulative', () => {
  it('is true only for interest that is paid at maturity', () => {
    expect(payoutFrequencies.filter(isCumulative)).toEqual(['at-maturity']);
  });
});

describe('payoutsPerYear', () => {
  it('is the number of payouts that the name says', () => {
    expect(payoutFrequencies.map(payoutsPerYear)).toEqual([undefined, 12, 4, 2, 1]);
  });
});
