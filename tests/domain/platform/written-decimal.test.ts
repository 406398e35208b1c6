import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MINUS_SIGN } from '#domain/platform/grouped-digits.ts';
import { writtenAmount, writtenDecimal } from '#domain/platform/written-decimal.ts';
import { formatRupees } from '#domain/platform/indian-formatting.ts';
import { amounts, preciseAmounts } from '#tests/arbitraries/money.ts';

describe('writtenDecimal', () => {
  it.each([
    ['0', '0'],
    ['-0.5', '−0.5'],
    ['0.123456', '0.123456'],
    ['0.9999999', '0.999999…'],
    ['-0', '0'],
  ])('writes %s as %s', (number, written) => {
    expect(writtenDecimal(number)).toBe(written);
  });

  it('shows what was given, or marks that it was cut', () => {
    fc.assert(
      fc.property(preciseAmounts(), ({ decimal, text }) => {
        const written = writtenDecimal(decimal).replace(MINUS_SIGN, '-');
        const isCut = decimal.decimalPlaces() > 6;
        expect(written.endsWith('…')).toBe(isCut);
        expect(text.startsWith(written.replace('…', ''))).toBe(true);
        expect(isCut || written === text).toBe(true);
      }),
    );
  });

  it('rejects values that are not plain numbers', () => {
    expect(() => writtenDecimal('1e5')).toThrow('a number of a working');
  });
});

describe('writtenAmount', () => {
  it('is the full amount if it has no fraction of a paisa', () => {
    fc.assert(
      fc.property(amounts(), (amount) => {
        expect(writtenAmount(amount.decimal)).toBe(formatRupees(amount));
      }),
    );
  });
});
