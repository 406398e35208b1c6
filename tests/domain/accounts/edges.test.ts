import { describe, expect, it } from 'vitest';
import { nameAgreement } from '#domain/accounts/bank/name-agreement.ts';
import {
  accountNumberInput,
  accountNumberViolation,
} from '#domain/accounts/bank/account-number.ts';
import { ifscViolation } from '#domain/accounts/bank/ifsc.ts';
import { cmlFileName, cmlFileViolation } from '#domain/accounts/demat/cml-file.ts';
import { dematInput, depositoryOf } from '#domain/accounts/demat/demat-number.ts';
import { emailViolation } from '#domain/accounts/kyc/email.ts';
import { panViolation } from '#domain/accounts/kyc/pan.ts';
import { sharePercentViolation } from '#domain/accounts/nominees/share-percent.ts';
import { pincodeViolation } from '#domain/accounts/profile/address.ts';
import { pdfFile, pngFile } from '#tests/arbitraries/picture-files.ts';

describe('nameAgreement', () => {
  it.each([
    ['', '', 'none'],
    ['', 'Asha', 'none'],
    ['Asha', '', 'none'],
    [' Asha  Rao ', 'asha.rao', 'full'],
    ['Mr', 'mr', 'full'],
    ['AB C', 'A BC', 'none'],
    ['A K', 'A Kumar', 'none'],
    ['Asha Asha', 'Asha Rao', 'none'],
    ['Asha Ra', 'Asha Rao', 'none'],
    ['Asha R', 'Asha Rao', 'partial'],
    ['Asha Rao', 'Asha R', 'partial'],
  ])('of "%s" and "%s" is %s', (onPan, atBank, agreement) => {
    expect(nameAgreement(onPan, atBank)).toBe(agreement);
  });
});

describe('accountNumberViolation', () => {
  it.each(['a12345678901', '12345678901a', '12345 678901'])('accepts only digits: %s', (text) => {
    expect(accountNumberViolation(text)).toEqual({ kind: 'not-numeric' });
  });
});

describe('accountNumberInput', () => {
  it('cuts no digit of a longer number', () => {
    expect(accountNumberInput('1234567890123456789')).toBe('1234567890123456789');
  });
});

describe('ifscViolation', () => {
  it.each(['XHDFC0000001', 'HDFC0000001X'])('accepts a code and nothing around it: %s', (text) => {
    expect(ifscViolation(text)).toEqual({ kind: 'malformed' });
  });
});

describe('panViolation', () => {
  it.each(['XABCPE1234F', 'ABCPE1234FX'])('accepts a PAN and nothing around it: %s', (text) => {
    expect(panViolation(text)).toEqual({ kind: 'malformed' });
  });
});

describe('depositoryOf', () => {
  it.each(['XIN30012345678901', 'IN30012345678901X', 'X1234567890123456', '1234567890123456X'])(
    'accepts a number and nothing around it: %s',
    (text) => {
      expect(depositoryOf(text)).toBeUndefined();
    },
  );
});

describe('dematInput', () => {
  it('cuts no character of a longer number', () => {
    expect(dematInput('in300123456789012')).toBe('in300123456789012');
  });
});

describe('cmlFileViolation', () => {
  it('rejects a truncated file', () => {
    for (const part of [pdfFile().slice(0, 20), pngFile().slice(0, -1)]) {
      expect(cmlFileViolation(part)).toEqual({ kind: 'cut-short' });
    }
  });
});

describe('cmlFileName', () => {
  const pdf = pdfFile();

  it('keeps at most sixty characters of a name', () => {
    expect(cmlFileName(`${'a'.repeat(61)}.pdf`, pdf)).toBe(`${'a'.repeat(60)}.pdf`);
  });

  it('begins and ends with neither blanks nor hyphens', () => {
    expect(cmlFileName(' - -a - b- - .pdf', pdf)).toBe('a - b.pdf');
  });
});

describe('emailViolation', () => {
  it.each(['asha@example.in x', 'x asha@example.in', 'asha@example.in@', 'asha@example.'])(
    'accepts an address and nothing around it: %s',
    (text) => {
      expect(emailViolation(text)).toBeDefined();
    },
  );
});

describe('pincodeViolation', () => {
  it.each(['a40007', '40007a', '40 007'])('accepts only digits: %s', (text) => {
    expect(pincodeViolation(text)).toEqual({ kind: 'not-numeric' });
  });
});

describe('sharePercentViolation', () => {
  it('treats a blank share as missing', () => {
    expect(sharePercentViolation('  ')).toEqual({ kind: 'missing' });
  });
});
