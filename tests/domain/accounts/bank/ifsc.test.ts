import {
  ifscInput,
  ifscViolation,
  ifscViolationTexts,
  isIfscOutlined,
} from '#domain/accounts/bank/ifsc.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('ifscViolation', () => {
  it('is 4 letters, a 0, then 6 letters or digits [AP-5.33, FD-5.71]', () => {
    const shaped = fc.stringMatching(/^[A-Z]{4}0[A-Z0-9]{6}$/);
    fc.assert(fc.property(shaped, (ifsc) => ifscViolation(ifsc) === undefined));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[A-Z0-9]{10,12}$/)), (text) => {
        expect(ifscViolation(text) === undefined).toBe(/^[A-Z]{4}0[A-Z0-9]{6}$/.test(text));
      }),
    );
    expect(ifscViolation('')).toEqual({ kind: 'missing' });
    expect(ifscViolation('HDFC0')).toEqual({ kind: 'incomplete' });
    expect(ifscViolation('HDFC1000001')).toEqual({ kind: 'malformed' });
  });
});

describe('ifscInput', () => {
  it('keeps letters and digits, upper-cased [AP-5.34, FD-5.72]', () => {
    expect(ifscInput('hdfc-0 00.0001')).toBe('HDFC0000001');
    expect(ifscInput('hdfc-0 00.0001x')).toBe('hdfc-0 00.0001x');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = ifscInput(text);
        if (read !== text) expect(read).toMatch(/^[A-Z0-9]{0,11}$/);
        expect(ifscInput(ifscInput(text))).toBe(ifscInput(text));
      }),
    );
  });
});

describe('isIfscOutlined', () => {
  it('is true for a wrong code beside an account number of 11 or more digits [AP-5.35, FD-5.73]', () => {
    const outlined = (ifsc: string, digits: number) =>
      isIfscOutlined({ ifsc, accountNumber: '1'.repeat(digits) });
    expect(outlined('HDFC1', 11)).toBe(true);
    expect(outlined('', 12)).toBe(true);
    expect(outlined('HDFC1', 10)).toBe(false);
    expect(outlined('HDFC0000001', 11)).toBe(false);
  });

  it('is false below eleven digits and for a valid code [AP-5.35]', () => {
    const codes = fc.oneof(fc.stringMatching(/^[A-Z]{4}0[A-Z0-9]{6}$/), fc.string());
    fc.assert(
      fc.property(codes, fc.stringMatching(/^[0-9]{0,18}$/), (ifsc, accountNumber) => {
        const isWrong = ifscViolation(ifsc) !== undefined;
        const isOutlined = isIfscOutlined({ ifsc, accountNumber });
        expect(isOutlined).toBe(isWrong && accountNumber.length >= 11);
      }),
    );
  });
});

describe('ifscViolationTexts', () => {
  it('say what is wrong with an IFSC', () => {
    expect(ifscViolationTexts).toEqual({
      missing: 'IFSC is required',
      incomplete: 'An IFSC has 11 characters',
      malformed: 'An IFSC is 4 letters, the digit 0, then 6 letters or digits',
    });
  });
});
