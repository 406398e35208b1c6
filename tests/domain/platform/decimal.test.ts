import { Decimal as SharedDecimal } from 'decimal.js';
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { depositQuote } from '#domain/fixed-deposits/interest/deposit-quote.ts';
import { Decimal, roundedHalfUp } from '#domain/platform/decimal.ts';
import { Money } from '#domain/platform/money.ts';
import { Percentage } from '#domain/platform/percentage.ts';
import { depositTerms } from '#tests/arbitraries/deposit-terms.ts';

const untouched = {
  precision: 20,
  rounding: SharedDecimal.ROUND_HALF_UP,
  toExpNeg: -7,
  toExpPos: 21,
};

afterEach(() => {
  SharedDecimal.set(untouched);
});

describe('Decimal', () => {
  it('reads no shared setting', () => {
    fc.assert(
      fc.property(depositTerms(), (terms) => {
        const before = JSON.stringify(depositQuote(terms).working);
        SharedDecimal.set({ precision: 3, rounding: SharedDecimal.ROUND_DOWN, toExpPos: 1 });
        const after = JSON.stringify(depositQuote(terms).working);
        SharedDecimal.set(untouched);
        expect(after).toBe(before);
      }),
    );
  });

  it('changes no shared setting, nor its own', () => {
    fc.assert(
      fc.property(depositTerms(), (terms) => {
        expect(depositQuote(terms).working.length).toBeGreaterThan(0);
        expect(SharedDecimal.precision).toBe(20);
        expect(SharedDecimal.rounding).toBe(SharedDecimal.ROUND_HALF_UP);
        expect(Decimal.precision).toBe(40);
        expect(Decimal.rounding).toBe(Decimal.ROUND_HALF_UP);
      }),
    );
  });

  it('converts a foreign decimal to its own settings', () => {
    SharedDecimal.set({ precision: 3 });
    const foreign = new SharedDecimal('1234567.89');
    expect(Money.of(foreign).plus(Money.of('0.01')).text).toBe('1234567.9');
    expect(Percentage.of(new SharedDecimal('8.123456')).fraction.toFixed()).toBe('0.08123456');
  });

  it('rounds half-up a value that lies a hair below its half', () => {
    const short = new Decimal('3017.4999999999999999999999999999999999');
    expect(short.toDecimalPlaces(0).toFixed()).toBe('3017');
    expect(roundedHalfUp(short, 0).toFixed()).toBe('3018');
  });

  it('writes without an exponent', () => {
    expect(new Decimal('0.00000000001').toString()).toBe('0.00000000001');
    expect(new Decimal('1e25').toString()).toBe('10000000000000000000000000');
  });
});
