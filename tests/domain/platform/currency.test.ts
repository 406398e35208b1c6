import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Currency, currencyFor, formatCompactAmount } from '#domain/platform/currency.ts';
import { formatCompactDollars, formatCompactRupees } from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import { amounts } from '#tests/arbitraries/money.ts';

describe('currencyFor', () => {
  it('knows rupees and dollars in any case, and nothing else [PM-3.56]', () => {
    expect(currencyFor('INR')).toBe('INR');
    expect(currencyFor(' usd ')).toBe('USD');
    expect(currencyFor('EUR')).toBeUndefined();
    fc.assert(
      fc.property(fc.string({ maxLength: 4 }), (code) => {
        const known = ['INR', 'USD'].find((each) => each === code.trim().toUpperCase());
        expect(currencyFor(code)).toBe(known);
      }),
    );
  });
});

describe('formatCompactAmount', () => {
  it('writes rupees with Cr. from exactly 1 crore on [PM-9.32]', () => {
    expect(formatCompactAmount(Money.of('10000000'), Currency.Rupees)).toBe('₹1 Cr.');
    expect(formatCompactAmount(Money.of('9999499'), Currency.Rupees)).toBe('₹99.99L');
  });

  it('writes dollars with M or B [PM-9.33]', () => {
    expect(formatCompactAmount(Money.of('2500000'), Currency.Dollars)).toBe('$2.5M');
    expect(formatCompactAmount(Money.of('2500000000'), Currency.Dollars)).toBe('$2.5B');
  });

  it('writes each amount in its own currency, never converted [PM-9.34, PM-9.42]', () => {
    fc.assert(
      fc.property(amounts(), (amount) => {
        expect(formatCompactAmount(amount, 'INR')).toBe(formatCompactRupees(amount));
        expect(formatCompactAmount(amount, 'USD')).toBe(formatCompactDollars(amount));
      }),
    );
    expect(formatCompactAmount(undefined, 'USD')).toBe('N/A');
  });

  it('refuses a currency that there is not', () => {
    expect(() => formatCompactAmount(Money.zero, 'EUR' as Currency)).toThrow(
      'was expected, got "EUR"',
    );
  });
});
