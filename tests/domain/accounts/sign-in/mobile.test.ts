import { mobileInput, mobileViolation } from '#domain/accounts/sign-in/mobile.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const digits = (length: number) =>
  fc.stringMatching(new RegExp(`^[0-9]{${length}}$`)).filter((text) => text.length === length);

describe('mobileInput', () => {
  it('reads ten digits of an Indian number, and leaves any other text as it is [AP-5.1]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = mobileInput(text);
        if (read !== text) expect(read).toMatch(/^[6-9][0-9]{9}$/);
      }),
    );
    expect(mobileInput('98765-43210')).toBe('9876543210');
    expect(mobileInput('98765432101')).toBe('98765432101');
    expect(mobileInput('98a7643210')).toBe('98a7643210');
  });

  it('is the same typed character by character, with any prefix [AP-5.1]', () => {
    const numbers = fc.stringMatching(/^[6-9][0-9]{9}$/);
    const prefixes = fc.constantFrom('', '+91', '+91 ', '91', '91 ', '0', '0 ', '+91-', '0091');
    fc.assert(
      fc.property(numbers, prefixes, (number, prefix) => {
        const keys = [...prefix, ...number];
        expect(keys.reduce((text, key) => mobileInput(text + key), '')).toBe(number);
        expect(mobileInput(prefix + number)).toBe(number);
      }),
    );
  });

  it.each(['+91987', '987+91', '91 98765432', '0 98765432', '123456789012', '+1 9876543210'])(
    'leaves "%s" as it is',
    (typed) => {
      expect(mobileInput(typed)).toBe(typed);
    },
  );
});

describe('mobileViolation', () => {
  it('is valid with exactly ten digits that begin with 6 to 9 [AP-2.7]', () => {
    fc.assert(
      fc.property(fc.oneof(digits(10), fc.string(), fc.stringMatching(/^\d{0,12}$/)), (text) => {
        expect(mobileViolation(text) === undefined).toBe(/^[6-9][0-9]{9}$/.test(text));
      }),
    );
    expect(mobileViolation('')).toEqual({ kind: 'missing' });
    expect(mobileViolation('1234567890')).toEqual({ kind: 'not-indian' });
    expect(mobileViolation('5999999999')).toEqual({ kind: 'not-indian' });
    expect(mobileViolation('6000000000')).toBeUndefined();
    expect(mobileViolation('987654321')).toEqual({ kind: 'wrong-length', digits: 9 });
  });

  it('counts the digits behind the prefix', () => {
    expect(mobileViolation('+91 98-7')).toEqual({ kind: 'wrong-length', digits: 3 });
    expect(mobileViolation('91 98765432')).toEqual({ kind: 'wrong-length', digits: 8 });
    expect(mobileViolation('98765432101')).toEqual({ kind: 'wrong-length', digits: 11 });
    expect(mobileViolation('+')).toEqual({ kind: 'wrong-length', digits: 0 });
  });

  it('names other characters and other countries', () => {
    expect(mobileViolation('98 a-7')).toEqual({ kind: 'not-digits' });
    expect(mobileViolation('9876543210, 9123456780')).toEqual({ kind: 'not-digits' });
    expect(mobileViolation('+44 9876543210')).toEqual({ kind: 'not-indian' });
  });
});
