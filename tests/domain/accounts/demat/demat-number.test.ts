import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEMAT_LENGTH,
  dematInput,
  dematNumberViolation,
  Depository,
  depositoryLabel,
  depositoryOf,
  dematNumberViolationTexts,
} from '#domain/accounts/demat/demat-number.ts';

const numbers = fc.oneof(
  fc.stringMatching(/^IN[0-9]{14}$/),
  fc.stringMatching(/^[0-9]{16}$/),
  fc.stringMatching(/^[A-Z0-9]{0,16}$/),
  fc.string({ unit: 'grapheme' }),
);

describe('dematInput', () => {
  it('reads letters and digits, upper-cased, sixteen at most [AP-5.23]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const kept = dematInput(text);
        if (kept !== text) expect(kept).toMatch(/^[A-Z0-9]{0,16}$/);
        expect(dematInput(kept)).toBe(kept);
      }),
    );
    expect(dematInput('in30 0123-4567 8901')).toBe('IN30012345678901');
    expect(DEMAT_LENGTH).toBe(16);
  });
});

describe('depositoryOf', () => {
  it('is NSDL for IN and 14 digits, CDSL for 16 digits [AP-5.24]', () => {
    expect(depositoryOf('IN30012345678901')).toBe(Depository.Nsdl);
    expect(depositoryOf('1234567890123456')).toBe(Depository.Cdsl);
    fc.assert(
      fc.property(numbers, (text) => {
        const isNsdl = /^IN[0-9]{14}$/.test(text);
        const isCdsl = /^[0-9]{16}$/.test(text);
        const expected = isNsdl || isCdsl;
        expect(depositoryOf(text) !== undefined).toBe(expected);
        expect(depositoryOf(text) === 'nsdl').toBe(isNsdl);
      }),
    );
  });
});

describe('depositoryLabel', () => {
  it('is the depository in capitals', () => {
    fc.assert(
      fc.property(numbers, (text) => {
        expect(depositoryLabel(text)).toBe(depositoryOf(text)?.toUpperCase());
      }),
    );
  });
});

describe('dematNumberViolation', () => {
  it('accepts only numbers of the two depositories [AP-5.24]', () => {
    fc.assert(
      fc.property(numbers, (text) => {
        const isFine = depositoryOf(text) !== undefined;
        expect(dematNumberViolation(text) === undefined).toBe(isFine);
      }),
    );
  });

  it.each([
    ['', 'missing'],
    ['IN3001234567890', 'incomplete'],
    ['IN3001234567890A', 'malformed'],
    ['IN300123456789012', 'malformed'],
    ['१२३४५६७८९०१२३४५६', 'malformed'],
  ])('names what is wrong with "%s"', (text, kind) => {
    expect(dematNumberViolation(text)).toEqual({ kind });
  });
});

describe('dematNumberViolationTexts', () => {
  it('say what is wrong with a demat number [AP-5.27]', () => {
    expect(dematNumberViolationTexts).toEqual({
      missing: 'Demat account number is required',
      incomplete: 'A demat account number has 16 characters',
      malformed: 'The DEMAT you entered is not valid. Please check the number.',
    });
  });
});
