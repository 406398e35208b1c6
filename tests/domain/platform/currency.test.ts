import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currencyFor } from '#domain/platform/currency.ts';

describe('currencyFor', () => {
  it('recognises rupees and dollars in any case, and nothing else [PM-3.56]', () => {
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
