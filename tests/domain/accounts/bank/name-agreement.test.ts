import { nameAgreement } from '#domain/accounts/bank/name-agreement.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const words = fc.array(fc.stringMatching(/^[A-Z]{2,8}$/), { minLength: 1, maxLength: 4 });

describe('nameAgreement', () => {
  it('is full for the same words in any case and order, with or without title', () => {
    expect(nameAgreement('Meera Iyer', 'MRS. IYER MEERA')).toBe('full');
    fc.assert(
      fc.property(words, (name) => {
        const other = [...name].reverse().join('  ').toLowerCase();
        expect(nameAgreement(name.join(' '), other)).toBe('full');
      }),
    );
  });

  it('is partial for initials and left-out words', () => {
    expect(nameAgreement('RAVI KUMAR SHARMA', 'RAVI K SHARMA')).toBe('partial');
    expect(nameAgreement('RAVI KUMAR SHARMA', 'RAVI SHARMA')).toBe('partial');
    expect(nameAgreement('RAVI SHARMA', 'R SHARMA')).toBe('partial');
  });

  it('does not exist for another person', () => {
    expect(nameAgreement('RAVI SHARMA', 'SUNIL GUPTA')).toBe('none');
    expect(nameAgreement('RAVI SHARMA', 'SUNIL SHARMA')).toBe('none');
    expect(nameAgreement('R S', 'RAVI SHARMA')).toBe('none');
    expect(nameAgreement('', 'RAVI SHARMA')).toBe('none');
  });

  it('does not depend on which name comes first', () => {
    fc.assert(
      fc.property(words, words, (one, other) => {
        const [a, b] = [one.join(' '), other.join(' ')];
        expect(nameAgreement(a, b)).toBe(nameAgreement(b, a));
      }),
    );
  });
});
