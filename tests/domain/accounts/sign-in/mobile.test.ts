import { mobileInput, mobileViolation } from '#domain/accounts/sign-in/mobile.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const digits = (length: number) =>
  fc.stringMatching(new RegExp(`^[0-9]{${length}}$`)).filter((text) => text.length === length);

describe('mobileInput', () => {
  it('keeps digits only, at most ten, of any text [AP-5.1]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(mobileInput(text)).toMatch(/^\d{0,10}$/);
      }),
    );
    expect(mobileInput('98a76-5 43210')).toBe('9876543210');
    expect(mobileInput('98765432101')).toBe('9876543210');
  });

  it('is the same typed character by character', () => {
    fc.assert(
      fc.property(digits(10), (number) => {
        const typed = number.split('').reduce((text, digit) => mobileInput(text + digit), '');
        expect(typed).toBe(number);
        expect(mobileInput(`${number}7`)).toBe(
          number.startsWith('0') ? `${number}7`.slice(1) : number,
        );
      }),
    );
  });

  it('loses a pasted country code or trunk prefix', () => {
    fc.assert(
      fc.property(
        digits(10),
        fc.constantFrom('+91', '+91 ', '91', '0', '+91-'),
        (number, prefix) => {
          expect(mobileInput(prefix + number)).toBe(number);
        },
      ),
    );
    expect(mobileInput('+91 98765 43210')).toBe('9876543210');
  });

  it.each([
    ['+91987', '987'],
    ['  +91 987', '987'],
    ['+ 91987', '987'],
    ['+  91 987', '987'],
    ['987+91', '98791'],
    ['919876', '919876'],
    ['912345678901', '2345678901'],
    ['123456789012', '1234567890'],
  ])('of "%s" is %s', (typed, kept) => {
    expect(mobileInput(typed)).toBe(kept);
  });
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

  it('counts the digits alone', () => {
    expect(mobileViolation('98 a-7')).toEqual({ kind: 'wrong-length', digits: 3 });
    expect(mobileViolation('98765 43210')).toEqual({ kind: 'wrong-length', digits: 10 });
  });
});
