import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTenDigits, NOT_TEN_DIGITS_TEXT } from '#domain/platform/mobile-number.ts';

describe('isTenDigits', () => {
  it('accepts ten digits, with blanks around them [PM-9.16]', () => {
    expect(['9812300005', ' 0123456789 '].map(isTenDigits)).toEqual([true, true]);
  });

  it('accepts no other number of digits, and no other character', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9]{0,20}$/), (digits) => {
        expect(isTenDigits(digits)).toBe(digits.length === 10);
      }),
    );
    expect(['98123 0000', '+981230000', '९८१२३०००००'].map(isTenDigits)).toEqual(
      Array(3).fill(false),
    );
  });

  it('has one error message for forms and server [PM-5.20, PM-5.23]', () => {
    expect(NOT_TEN_DIGITS_TEXT).toBe('Please enter a valid 10-digit mobile number');
  });
});
