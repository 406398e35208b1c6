import {
  accountNumberInput,
  accountNumberViolation,
  accountNumberViolationTexts,
  maskedAccountNumber,
  menuAccountNumber,
} from '#domain/accounts/bank/account-number.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const numbers = fc.stringMatching(/^[0-9]{4,18}$/);

describe('accountNumberInput', () => {
  it('reads digits with spaces and hyphens between them, and no other text [AP-5.36, FD-5.74]', () => {
    expect(accountNumberInput('50 100-123')).toBe('50100123');
    expect(accountNumberInput('50 100-abc 123')).toBe('50 100-abc 123');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = accountNumberInput(text);
        if (read !== text) expect(read).toMatch(/^[0-9]{0,18}$/);
      }),
    );
  });

  it('joins no two numbers, each of which could be an account number [AP-5.36]', () => {
    const digits = fc.stringMatching(/^[0-9]{9}$/);
    fc.assert(
      fc.property(digits, digits, fc.constantFrom(' ', '-', '\n', ' / '), (one, other, between) => {
        const text = `${one}${between}${other}`;
        expect(accountNumberInput(text)).toBe(text);
        expect(accountNumberViolation(text)).toEqual({ kind: 'several' });
      }),
    );
  });
});

describe('accountNumberViolation', () => {
  it('is valid from 9 digits [AP-5.37]', () => {
    expect(accountNumberViolation('12345678')).toEqual({ kind: 'too-short' });
    expect(accountNumberViolation('123456789')).toBeUndefined();
    expect(accountNumberViolation('1'.repeat(18))).toBeUndefined();
    expect(accountNumberViolation('1'.repeat(19))).toEqual({ kind: 'too-long' });
    expect(accountNumberViolation('12345 67890 12345 67890')).toEqual({ kind: 'too-long' });
    expect(accountNumberViolation('')).toEqual({ kind: 'missing' });
    expect(accountNumberViolation('12345678x')).toEqual({ kind: 'not-numeric' });
  });

  it('accepts nine to eighteen digits and nothing else [AP-5.36, AP-5.37]', () => {
    const digits = fc.stringMatching(/^[0-9]{0,22}$/);
    fc.assert(
      fc.property(fc.oneof(digits, fc.string({ unit: 'grapheme' })), (text) => {
        const isFine = /^[0-9]{9,18}$/.test(text);
        expect(accountNumberViolation(text) === undefined).toBe(isFine);
      }),
    );
  });
});

describe('maskedAccountNumber', () => {
  it('is masked except for its last four digits [AP-5.38, AP-2.46, FD-5.75]', () => {
    expect(maskedAccountNumber('50100123456789')).toBe('xxxxxxxxxx6789');
    fc.assert(
      fc.property(numbers, (number) => {
        const mask = maskedAccountNumber(number);
        expect(mask).toHaveLength(number.length);
        expect(mask.replace(/^x*/, '')).toBe(number.slice(-4));
      }),
    );
  });

  it('of fewer than four digits cannot be masked [AP-5.39, FD-5.76]', () => {
    for (const short of ['', '1', '123']) {
      expect(maskedAccountNumber(short)).toBe('Invalid account number');
      expect(menuAccountNumber(short)).toBe('Invalid account number');
    }
    expect(maskedAccountNumber('1234')).toBe('1234');
  });
});

describe('menuAccountNumber', () => {
  it('is XXXX and its last six digits in the private-market menu [AP-2.47]', () => {
    expect(menuAccountNumber('50100123456789')).toBe('XXXX456789');
    fc.assert(
      fc.property(numbers, (number) => {
        expect(menuAccountNumber(number)).toBe(`XXXX${number.slice(-6)}`);
      }),
    );
  });
});

describe('accountNumberViolationTexts', () => {
  it('say what is wrong with an account number', () => {
    expect(accountNumberViolationTexts).toEqual({
      missing: 'Account number is required',
      'not-numeric': 'An account number has digits only',
      several: 'Enter one account number only',
      'too-short': 'An account number has at least 9 digits',
      'too-long': 'An account number has at most 18 digits',
    });
  });
});
