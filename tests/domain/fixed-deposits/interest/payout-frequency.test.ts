import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isPayoutCode,
  maturityTypeFor,
  payoutCode,
  payoutFrequencies,
  payoutFrequencyForCalculation,
  payoutFrequencyForCode,
  payoutFrequencyForLabel,
  payoutKindCode,
  payoutLabel,
  payoutsPerYear,
  productTypeFor,
  isCumulative,
  type PayoutFrequency,
} from '#domain/fixed-deposits/interest/payout-frequency.ts';

const anyPayout = fc.constantFrom(...payoutFrequencies);
const codes = fc.oneof(fc.constantFrom('C', 'NC1', 'NC2', 'NC3', 'NC4', 'c', 'N'), fc.string());

function tellsApart(rule: (frequency: PayoutFrequency) => unknown): void {
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

  it('tells each from the others', () => {
    tellsApart(payoutLabel);
  });
});

describe('payoutCode', () => {
  it('sends C for the cumulative flow [FD-9.17]', () => {
    expect(payoutCode('at-maturity')).toBe('C');
  });

  it('tells each from the others', () => {
    tellsApart(payoutCode);
  });
});

describe('payoutFrequencyForCode', () => {
  it('takes C for At Maturity [FD-3.62]', () => {
    expect(payoutFrequencyForCode('C')).toBe('at-maturity');
  });

  it('takes NC1 for Monthly [FD-3.63]', () => {
    expect(payoutFrequencyForCode('NC1')).toBe('monthly');
  });

  it('takes NC2 for Quarterly [FD-3.64]', () => {
    expect(payoutFrequencyForCode('NC2')).toBe('quarterly');
  });

  it('takes NC3 for Half Yearly [FD-3.65]', () => {
    expect(payoutFrequencyForCode('NC3')).toBe('half-yearly');
  });

  it('takes NC4 for Yearly [FD-3.66]', () => {
    expect(payoutFrequencyForCode('NC4')).toBe('yearly');
  });

  it.each(['NC5', '', 'c', 'toString', '__proto__', 'N'])(
    'takes the unknown code "%s" for At Maturity [FD-3.67]',
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
  it('tells only cumulative from the rest on a scheme row [FD-3.9, FD-3.10]', () => {
    expect(payoutFrequencies.map(payoutKindCode)).toEqual(['C', 'N', 'N', 'N', 'N']);
  });

  it('is C for what grows, N for what pays out', () => {
    fc.assert(
      fc.property(anyPayout, (payout) => {
        expect(payoutKindCode(payout)).toBe(isCumulative(payout) ? 'C' : 'N');
      }),
    );
  });
});

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

  it('reads the words of a calculation back', () => {
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

describe('payoutFrequencyForLabel', () => {
  it('reads labels in any case and spacing', () => {
    expect(payoutFrequencyForLabel('half-yearly')).toBe('half-yearly');
    expect(payoutFrequencyForLabel('HALF YEARLY')).toBe('half-yearly');
    expect(payoutFrequencyForLabel('weekly')).toBeUndefined();
  });

  it('reads every label in any case, and with any joint', () => {
    fc.assert(
      fc.property(anyPayout, fc.constantFrom(' ', '-', '_', ''), (payout, joint) => {
        const label = payoutLabel(payout).replace(' ', joint);
        expect(payoutFrequencyForLabel(label)).toBe(payout);
        expect(payoutFrequencyForLabel(label.toUpperCase())).toBe(payout);
      }),
    );
  });
});

describe('payoutsPerYear', () => {
  it('pays out as often as it says', () => {
    expect(payoutFrequencies.map(payoutsPerYear)).toEqual([undefined, 12, 4, 2, 1]);
  });

  it('parts twelve months evenly', () => {
    tellsApart(payoutsPerYear);
    fc.assert(
      fc.property(anyPayout, (payout) => {
        expect(12 % (payoutsPerYear(payout) ?? 12)).toBe(0);
      }),
    );
  });
});

describe('isCumulative', () => {
  it('is so at maturity alone', () => {
    fc.assert(
      fc.property(anyPayout, (payout) => {
        expect(isCumulative(payout)).toBe(payoutsPerYear(payout) === undefined);
      }),
    );
  });

  it('refuses a word that there is not', () => {
    fc.assert(
      fc.property(fc.string(), (word) => {
        expect(() => isCumulative(`x${word}` as PayoutFrequency)).toThrow(
          'one of at-maturity, monthly',
        );
      }),
    );
  });
});

describe('isPayoutCode', () => {
  it('is so for the codes that are written', () => {
    fc.assert(
      fc.property(codes, (code) => {
        const isWritten = payoutFrequencies.some((each) => payoutCode(each) === code);
        expect(isPayoutCode(code)).toBe(isWritten);
      }),
    );
  });
});

describe('productTypeFor', () => {
  it('is Cumulative for what grows alone [FD-9.13, FD-9.14]', () => {
    fc.assert(
      fc.property(anyPayout, (payout) => {
        const expected = isCumulative(payout) ? 'Cumulative' : 'Non-Cumulative';
        expect(productTypeFor(payout)).toBe(expected);
      }),
    );
  });
});

describe('payoutFrequencyForCalculation', () => {
  it('reads back the words that belong together, and no others', () => {
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
