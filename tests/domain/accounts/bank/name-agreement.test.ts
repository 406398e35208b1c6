import { isNameDoubtful, nameAgreement } from '#domain/accounts/bank/name-agreement.ts';
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
