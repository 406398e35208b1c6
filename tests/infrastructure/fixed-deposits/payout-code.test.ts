import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isPayoutCode,
  payoutCode,
  payoutFrequencyForCode,
  payoutKindCode,
} from '#infrastructure/fixed-deposits/catalogue/payout-code.wire.ts';
import {
  payoutFrequencies,
} from '#domain/fixed-deposits/interest/payout-frequency.ts';

const codes = fc.oneof(fc.constantFrom('C', 'NC1', 'NC2', 'NC3', 'NC4', 'c', 'N'), fc.string());

describe('payoutCode', () => {
  it('sends C for the cumulative flow [FD-9.17]', () => {
    expect(payoutCode('at-maturity')).toBe('C');
  });
});

describe('payoutFrequencyForCode', () => {
  it('reads C as At Maturity [FD-3.62]', () => {
    expect(payoutFrequencyForCode('C')).toBe('at-maturity');
  });

  it('reads NC1 as Monthly [FD-3.63]', () => {
    expect(payoutFrequencyForCode('NC1')).toBe('monthly');
  });

  it('reads NC2 as Quarterly [FD-3.64]', () => {
    expect(payoutFrequencyForCode('NC2')).toBe('quarterly');
  });

  it('reads NC3 as Half Yearly [FD-3.65]', () => {
    expect(payoutFrequencyForCode('NC3')).toBe('half-yearly');
  });

  it('reads NC4 as Yearly [FD-3.66]', () => {
    expect(payoutFrequencyForCode('NC4')).toBe('yearly');
  });

  it.each(['NC5', '', 'c', 'toString', '__proto__', 'N'])(
    'reads the unknown code "%s" as At Maturity [FD-3.67]',
    (code) => {
      expect(payoutFrequencyForCode(code)).toBe('at-maturity');
      expect(isPayoutCode(code)).toBe(false);
    },
  );

  it('reads every code it writes [FD-3.10]', () => {
    for (const frequency of payoutFrequencies) {
      expect(payoutFrequencyForCode(payoutCode(frequency))).toBe(frequency);
      expect(isPayoutCode(payoutCode(frequency))).toBe(true);
    }
  });

  it('is at maturity for every code but four [FD-3.67]', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const payout = payoutFrequencyForCode(code);
        expect(payout === 'at-maturity' || payoutCode(payout) === code).toBe(true);
      }),
    );
  });
});

describe('payoutKindCode', () => {
  it('distinguishes only cumulative from the rest on a scheme row [FD-3.9, FD-3.10]', () => {
    expect(payoutFrequencies.map(payoutKindCode)).toEqual(['C', 'N', 'N', 'N', 'N']);
  });
});
