import {
  accountHolderNameInput,
  accountHolderNameViolation,
} from '#domain/accounts/bank/account-holder-name.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('accountHolderNameInput', () => {
  it('keeps letters and spaces only [AP-5.40]', () => {
    expect(accountHolderNameInput('M3era-Iyer.')).toBe('MeraIyer');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(accountHolderNameInput(text)).toMatch(/^[A-Za-z ]*$/);
      }),
    );
  });

  it('collapses runs of spaces [AP-5.41]', () => {
    expect(accountHolderNameInput('  Meera \t  Iyer  ')).toBe('Meera Iyer ');
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z ]*$/), (text) => {
        expect(accountHolderNameInput(text)).not.toMatch(/ {2}|^ /);
      }),
    );
  });
});

describe('accountHolderNameViolation', () => {
  it('is required, and good in letters', () => {
    expect(accountHolderNameViolation(' ')).toEqual({ kind: 'missing' });
    expect(accountHolderNameViolation('Meera 2')).toEqual({ kind: 'not-letters' });
    expect(accountHolderNameViolation('Meera Iyer')).toBeUndefined();
  });

  it('takes letters and spaces, and whatever the field leaves of any text [AP-5.40]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const kept = accountHolderNameInput(text);
        const expected = kept.trim() === '' ? { kind: 'missing' } : undefined;
        expect(accountHolderNameViolation(kept)).toEqual(expected);
        const isPlain = /^[A-Za-z ]*[A-Za-z][A-Za-z ]*$/.test(text);
        expect(accountHolderNameViolation(text) === undefined).toBe(isPlain);
      }),
    );
  });
});
