import { accountHolderNameInput } from '#domain/accounts/bank/account-holder-name.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

describe('accountHolderNameInput', () => {
  it('keeps letters of every script, and cuts no character of a name [AP-5.40]', () => {
    for (const name of ['José', 'राम कुमार', 'முருகன்', "Maria D'Souza", 'A. K. Sharma']) {
      expect(accountHolderNameInput(name)).toBe(name);
    }
    const letters = fc.stringMatching(/^[\p{L} ]*$/u).map((text) => text.normalize('NFC'));
    fc.assert(
      fc.property(letters, (text) => {
        const kept = accountHolderNameInput(text);
        expect(kept.replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
      }),
    );
  });

  it('collapses runs of spaces [AP-5.41]', () => {
    expect(accountHolderNameInput('  Meera \t  Iyer  ')).toBe('Meera Iyer');
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z ]*$/), (text) => {
        expect(accountHolderNameInput(text)).not.toMatch(/ {2}|^ | $/);
      }),
    );
  });
});
