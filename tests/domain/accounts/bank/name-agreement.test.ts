import { isNameDoubtful, nameAgreement } from '#domain/accounts/bank/name-agreement.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const word = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^[A-Z]{2,8}$/) },
  { weight: 1, arbitrary: fc.constantFrom('MR', 'SMT', 'SHRI', 'KUMARI') },
);
const words = fc.array(word, { minLength: 1, maxLength: 4 });

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

  it.each([
    ['Ravi Kumar', 'RAVIKUMAR'],
    ['Ravi Kumar Sharma', 'SHARMA RAVIKUMAR'],
    ['Venkata Ramana Rao', 'VENKATARAMANA RAO'],
    ['Jose', 'JOSÉ'],
    ['José María', 'JOSE MARIA'],
    ["Maria D'Souza", 'MARIA DSOUZA'],
    ['Maria D’Souza', 'MARIA D SOUZA'],
  ])('is full for spaces, accents and apostrophes: %s, %s', (onPan, atBank) => {
    expect(nameAgreement(onPan, atBank)).toBe('full');
    expect(nameAgreement(atBank, onPan)).toBe('full');
  });

  it.each([
    ['Mohammed Ali', 'MOHD ALI'],
    ['Md Ali', 'MUHAMMAD ALI'],
    ['Ravi Kumar', 'RAVI KR'],
    ['Lakshmi Iyer', 'LAXMI IYER'],
    ['Asha Rao', 'R ASHA'],
    ['Asha Rao', 'RAO A'],
    ['Ravi Kumar Sharma', 'RAVIKUMAR S'],
    ['Ravi Kumar Sharma', 'R K SHARMA'],
  ])('is partial for usual short forms and initials in their place: %s, %s', (onPan, atBank) => {
    expect(nameAgreement(onPan, atBank)).toBe('partial');
    expect(nameAgreement(atBank, onPan)).toBe('partial');
  });

  it.each([
    ['Asha Rao', 'ASHA PATEL R'],
    ['Asha Rao', 'ASHA R PATEL'],
    ['Asha Rao', 'A R PATEL'],
    ['Ravi Kumar Sharma', 'K SHARMA'],
  ])('rejects an initial in the place of another word: %s, %s', (onPan, atBank) => {
    expect(nameAgreement(onPan, atBank)).toBe('none');
    expect(nameAgreement(atBank, onPan)).toBe('none');
  });

  it.each([
    ['Asha Meera Rao', 'SMT ASHA MEERA RAO', 'full'],
    ['Asha Rao', 'KUMARI ASHA RAO', 'full'],
    ['Asha Rao', 'DR. MRS. ASHA RAO', 'full'],
    ['Kumari Asha', 'ASHA KUMARI', 'full'],
    ['Asha Kumari', 'ASHA K', 'partial'],
    ['Asha Rao', 'ASHA RAO MRS', 'partial'],
    ['Ravi', 'MR RAVI', 'partial'],
    ['Ravi Kumar Sharma', 'SHRI RAVI SHARMA', 'partial'],
    ['Ravi Sharma', 'SHRI R SHARMA', 'partial'],
    ['Shri Ravi Kumar Sharma', 'RAVIKUMAR S', 'partial'],
    ['Kumari Asha Rao', 'K ASHA RAO', 'partial'],
    ['Asha Rao', 'KUMARI RAO A', 'partial'],
    ['Mrs Asha Rao', 'RAO ASHA MRS', 'full'],
  ])('ignores a title before two or more words: %s, %s', (onPan, atBank, agreement) => {
    expect(nameAgreement(onPan, atBank)).toBe(agreement);
    expect(nameAgreement(atBank, onPan)).toBe(agreement);
  });

  it.each([
    ['Kumari Rao', 'SUNIL RAO', false],
    ['Kumari Devi', 'RAM DEVI', false],
    ['Shri Devi', 'RAJU DEVI', false],
    ['Mr Ravi', 'MR SHARMA', false],
    ['Asha Kumari', 'ASHA SINGH', true],
    ['Kumari Rao', 'KUMARI SINGH', true],
    ['Sunil Rao', 'MR RAO', true],
    ['Ravi Kumar', 'MR RAVI', true],
    ['Ravi', 'MR R', false],
    ['Mr', 'MR RAVI', false],
    ['Kumari Asha Rao', 'KUMARI RAO', true],
    ['Kumari Devi Rao', 'RAM DEVI RAO', true],
    ['Shri Devi Nair', 'SHRIDEVI NAIR', true],
  ])('takes no given name for a title: %s, %s', (onPan, atBank, isDoubtful) => {
    for (const [one, other] of [
      [onPan, atBank],
      [atBank, onPan],
    ] as const) {
      expect(nameAgreement(one, other)).toBe('none');
      expect(isNameDoubtful(one, other)).toBe(isDoubtful);
    }
  });

  it('does not exist for another person', () => {
    expect(nameAgreement('RAVI SHARMA', 'SUNIL GUPTA')).toBe('none');
    expect(nameAgreement('RAVI SHARMA', 'SUNIL SHARMA')).toBe('none');
    expect(nameAgreement('R S', 'RAVI SHARMA')).toBe('none');
    expect(nameAgreement('', 'RAVI SHARMA')).toBe('none');
  });

  it('does not exist for texts that are longer than a name', () => {
    const [long, many] = ['A'.repeat(501), 'ASHA RAO '.repeat(11)];
    for (const text of [long, many]) {
      expect(nameAgreement(text, text)).toBe('none');
      expect(isNameDoubtful(text, text)).toBe(false);
    }
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

describe('isNameDoubtful', () => {
  it.each([
    ['Asha Rao', 'ASHA PATEL R', true],
    ['Asha Rao', 'ASHA PATEL', true],
    ['Asha Ra', 'ASHA RAO', true],
    ['Kavitha Reddi', 'KAVITA REDDY', true],
    ['Ravi Sharma', 'SUNIL SHARMA', false],
    ['Ravi Sharma', 'SUNIL GUPTA', false],
    ['Ravi Sharma', 'R SHARMA', false],
    ['Ravi Sharma', 'RAVI SHARMA', false],
    ['Ravi Sharma', '', false],
  ])('of "%s" and "%s" is %s', (onPan, atBank, isDoubtful) => {
    expect(isNameDoubtful(onPan, atBank)).toBe(isDoubtful);
    expect(isNameDoubtful(atBank, onPan)).toBe(isDoubtful);
  });

  it('is false for names that agree', () => {
    fc.assert(
      fc.property(words, words, (one, other) => {
        const [a, b] = [one.join(' '), other.join(' ')];
        expect(isNameDoubtful(a, b) && nameAgreement(a, b) !== 'none').toBe(false);
        expect(isNameDoubtful(a, b)).toBe(isNameDoubtful(b, a));
      }),
    );
  });
});
