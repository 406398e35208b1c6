import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Currency, currencyFor } from '#domain/platform/currency.ts';
import {
  formatCompactDollars,
  formatCompactRupees,
  formatCrores,
} from '#domain/platform/indian-formatting.ts';
import { Money } from '#domain/platform/money.ts';
import {
  type CompanyAmount,
  companyAmount,
  companyAmountLabel,
} from '#domain/private-market/catalogue/company-amount.ts';
import { companyAmounts } from '#tests/arbitraries/share-holdings.ts';

const inRupees = (text: string) => companyAmountLabel(companyAmount(text, 'INR'));
const inDollars = (text: string) => companyAmountLabel(companyAmount(text, 'USD'));

describe('companyAmount', () => {
  it('is in the currency it was reported in, to the last digit [PM-9.42]', () => {
    fc.assert(
      fc.property(companyAmounts(), ({ amount, currency }) => {
        const again = companyAmount(amount.text, currency);
        expect([again.amount.text, again.currency]).toEqual([amount.text, currency]);
      }),
    );
  });
});

describe('companyAmountLabel', () => {
  it('divides by 1e7, with 2 decimals below 100 crore and 1 from there [PM-9.29, PM-9.30]', () => {
    expect(inRupees('123456789')).toBe('₹12.35 Cr.');
    expect(inRupees('999949999')).toBe('₹99.99 Cr.');
    expect(inRupees('999950000')).toBe('₹100 Cr.');
    expect(inRupees('12345000000')).toBe('₹1,234.5 Cr.');
    expect(inRupees('-25000000')).toBe('−₹2.5 Cr.');
  });

  it('has the rupee sign and Indian groups [PM-9.31]', () => {
    expect(inRupees('1234567')).toBe('₹12.35L');
    expect(inRupees('1234567890123')).toBe('₹1,23,456.8 Cr.');
  });

  it('says Cr. from exactly 1 crore on, and below k or L [PM-9.32, PM-9.34]', () => {
    expect(inRupees('10000000')).toBe('₹1 Cr.');
    expect(inRupees('-10000000')).toBe('−₹1 Cr.');
    expect(inRupees('9999500')).toBe('₹1 Cr.');
    expect(inRupees('9999499')).toBe('₹99.99L');
    expect(inRupees('-45000')).toBe('−₹45k');
    expect(inRupees('999')).toBe('₹999');
  });

  it('has M and B for dollars, and the full amount below a million [PM-9.33, PM-9.34]', () => {
    expect(inDollars('1500000')).toBe('$1.5M');
    expect(inDollars('2000000000')).toBe('$2B');
    expect(inDollars('999999')).toBe('$999,999');
  });

  it('says N/A for what is missing [PM-9.34]', () => {
    expect(companyAmountLabel(undefined)).toBe('N/A');
  });

  it('accepts only rupees and dollars [PM-3.56]', () => {
    expect(Object.values(Currency)).toEqual(['INR', 'USD']);
    expect(currencyFor('EUR')).toBeUndefined();
    const euros = { amount: Money.of('5'), currency: 'EUR' } as unknown as CompanyAmount;
    expect(() => companyAmountLabel(euros)).toThrow('was expected, got "EUR"');
  });

  it('never turns one currency into the other [PM-9.42]', () => {
    fc.assert(
      fc.property(companyAmounts(), (figure) => {
        const label = companyAmountLabel(figure);
        if (figure.currency === Currency.Dollars) {
          expect(label).toBe(formatCompactDollars(figure.amount));
        } else {
          const { amount } = figure;
          expect([formatCompactRupees(amount), formatCrores(amount)]).toContain(label);
        }
      }),
    );
  });
});
