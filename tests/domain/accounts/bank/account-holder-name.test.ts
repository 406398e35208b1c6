import { accountHolderNameInput } from '#domain/accounts/bank/account-holder-name.ts';
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
